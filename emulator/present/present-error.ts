import type { Ledger } from '../ledger/ledger.ts';
import type { PaymentErrorRecord } from '../ledger/records.ts';
import { docUrl, type StripeErrorBody } from '../wire/refusal.ts';
import { presentMethod } from './present-method.ts';

/** A failed payment as Stripe's error object. */
export function presentPaymentError(
  error: PaymentErrorRecord,
  ledger: Pick<Ledger, 'find'>,
): Omit<StripeErrorBody, 'payment_intent'> {
  const method = error.paymentMethod ? ledger.find('payment_method', error.paymentMethod) : undefined;
  return {
    ...(error.charge && { charge: error.charge }),
    code: error.code,
    ...(error.declineCode && { decline_code: error.declineCode }),
    doc_url: docUrl(error.code),
    message: error.message,
    ...(error.param && { param: error.param }),
    ...(method && { payment_method: presentMethod(method) }),
    type: error.type,
  };
}
