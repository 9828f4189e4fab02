import type { Database } from '#db/connection.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** What paying needs from around it. */
export type CheckoutServices = {
  db: Database;
  payments: PaymentProvider;
  rules: PricingRules;
  now: () => Date;
};
