import type { MethodRecord, PaymentErrorRecord } from '../ledger/records.ts';
import { docUrl, type StripeErrorBody } from '../wire/refusal.ts';
import { presentMethod } from './present-method.ts';

/** A failed payment as Stripe's error object; `method` is the one it failed with, if it came that far. */
export function presentPaymentError(
  error: PaymentErrorRecord,
  method: MethodRecord | undefined,
): Omit<StripeErrorBody, 'payment_intent'> {
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
