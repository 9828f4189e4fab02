import type { WirePayment } from '#contract/calls/payments.ts';
import type { PaymentState } from '#domain/payments/payment-state.ts';

/** What can be done about a payment: give it back, or try that again. */
const OFFERS: Partial<Record<PaymentState, 'Refund' | 'Try refund again'>> = {
  paid: 'Refund',
  ordered: 'Refund',
  joined: 'Refund',
  unexplained: 'Refund',
  refund_failed: 'Try refund again',
};

/** The payment to give back and what the button says; null where there is nothing to give back. */
export function refundOffer({ state, paymentIntentId }: Pick<WirePayment, 'state' | 'paymentIntentId'>) {
  const label = OFFERS[state];
  return label && paymentIntentId ? { label, paymentIntentId } : null;
}
