import type { Stripe } from 'stripe';
import type { MethodRecord } from '../ledger/records.ts';

/** A record as Stripe's PaymentMethod. */
export function presentMethod(method: MethodRecord): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: presentBilling(method),
    card: {
      brand: method.brand,
      checks: presentChecks(method, 'unchecked'),
      country: method.country,
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.fingerprint,
      funding: method.funding,
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: method.customer ?? null,
    customer_account: null,
    livemode: false,
    metadata: method.metadata,
    type: 'card',
  };
}

export function presentBilling({ billing }: MethodRecord): Stripe.PaymentMethod['billing_details'] {
  return {
    address: billing.address,
    email: billing.email,
    name: billing.name,
    phone: billing.phone,
    tax_id: null,
  };
}

/** `result` is what became of the checks: 'unchecked' before a charge, 'pass' or 'fail' after it. */
export function presentChecks({ billing, securityCodeGiven }: MethodRecord, result: string) {
  return {
    address_line1_check: billing.address.line1 && (result === 'fail' ? 'pass' : result),
    address_postal_code_check: billing.address.postal_code && (result === 'fail' ? 'pass' : result),
    cvc_check: securityCodeGiven ? result : null,
  };
}
