import type { WirePayment } from '#contract/calls/payments.ts';
import type { Cents } from '#domain/money.ts';

/** `retry`: failed refunds are tried again. `left`: the refundable amount, in cents. */
export type PaymentRefundOffer = { kind: 'refund' | 'retry'; paymentIntentId: string; left: Cents };

/** The refundable amount of a payment; null if nothing. `eachIsRetried`: failed ones are listed with it. */
export function paymentRefundOffer(
  { state, paymentIntentId, refundable }: Pick<WirePayment, 'state' | 'paymentIntentId' | 'refundable'>,
  { eachIsRetried = false } = {},
): PaymentRefundOffer | null {
  if (!paymentIntentId || !refundable) return null;
  const kind = state === 'refund_failed' && !eachIsRetried ? 'retry' : 'refund';
  return { kind, paymentIntentId, left: refundable };
}
