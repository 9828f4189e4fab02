import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts';
import { paymentRefundOffer } from './payment-refund-offer.ts';

test.each(PAYMENT_STATES)(
  'a payment that is %s can be refunded only if money was taken and not refunded',
  (state) => {
    const offer = paymentRefundOffer({ state, paymentIntentId: 'pi_1' });
    const isOffered = ['paid', 'ordered', 'joined', 'unexplained', 'refund_failed'].includes(state);
    expect(offer !== null).toBe(isOffered);
  },
);

test('a payment unknown to the provider cannot be refunded', () => {
  expect(paymentRefundOffer({ state: 'ordered' })).toBeNull();
});
