import type { WirePayment } from '#contract/calls/payments.ts';
import type { PaymentState } from '#domain/payments/payment-state.ts';

const OFFERS: Partial<Record<PaymentState, 'Refund' | 'Try refund again'>> = {
  paid: 'Refund',
  ordered: 'Refund',
  joined: 'Refund',
  unexplained: 'Refund',
  refund_failed: 'Try refund again',
};

/** The refund of a payment and the label of its button; null if there is nothing to refund. */
export function paymentRefundOffer({
  state,
  paymentIntentId,
}: Pick<WirePayment, 'state' | 'paymentIntentId'>) {
  const label = OFFERS[state];
  return label && paymentIntentId ? { label, paymentIntentId } : null;
}
