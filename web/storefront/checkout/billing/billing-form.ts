import { CheckoutForm, UnshippedCheckoutForm } from '#contract/forms/checkout.ts';
import { CHECKOUT_DRAFT } from '../../draft-form/checkout-draft.ts';
import type { FormDefinition } from '../../draft-form/form-definition.ts';

export type BillingField = keyof CheckoutForm;

/** Billing form (specification, section 5). */
export const BILLING_FORM: FormDefinition<BillingField, CheckoutForm> = {
  fields: ['name', 'companyName', 'email', 'phone', 'country', 'address', 'city', 'state', 'zip'],
  schema: CheckoutForm,
  draftName: CHECKOUT_DRAFT,
};

/** The form of an order without shipping. */
export const UNSHIPPED_FORM: FormDefinition<BillingField, CheckoutForm> = {
  fields: ['name', 'companyName', 'email', 'country', 'state', 'zip'],
  schema: UnshippedCheckoutForm,
  draftName: CHECKOUT_DRAFT,
};
