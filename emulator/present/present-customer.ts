import type { Stripe } from 'stripe';
import type { CustomerRecord } from '../ledger/records.ts';

/** A record as Stripe's Customer; of a deleted one only the id. */
export function presentCustomer(customer: CustomerRecord): Stripe.Customer | Stripe.DeletedCustomer {
  const { id, created, description, metadata, isDeleted } = customer;
  if (isDeleted) return { id, object: 'customer', deleted: true };
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
