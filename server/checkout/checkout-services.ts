import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import type { ReconcileSettings } from '../config.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** What paying needs from around it. */
export type CheckoutServices = {
  db: Database;
  payments: PaymentProvider;
  rules: PricingRules;
  /** Milliseconds that counted pieces are kept for a payment. */
  holdTime: number;
  reconcile: ReconcileSettings;
  log: Logger;
  now: () => Date;
  /** Mail was written: whoever sends it need not wait. */
  onMail: () => void;
};
