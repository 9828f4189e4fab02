import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts';
import { refundOffer } from './refundable.ts';

test.each(PAYMENT_STATES)(
  'a payment that is %s can be given back only if money was taken and is still here',
  (state) => {
    const offer = refundOffer({ state, paymentIntentId: 'pi_1' });
    const isOffered = ['paid', 'ordered', 'joined', 'unexplained', 'refund_failed'].includes(state);
    expect(offer !== null).toBe(isOffered);
  },
);

test('a payment the provider never heard of cannot be given back', () => {
  expect(refundOffer({ state: 'ordered' })).toBeNull();
});
