import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts';
import { paymentRefundOffer } from './payment-refund-offer.ts';

const PAID = { paymentIntentId: 'pi_1', refundable: 900 };

test.each(PAYMENT_STATES)('a payment that is %s is refunded while some of its money is left', (state) => {
  const kind = state === 'refund_failed' ? 'retry' : 'refund';
  expect(paymentRefundOffer({ ...PAID, state })).toEqual({ kind, paymentIntentId: 'pi_1', left: 900 });
  expect(paymentRefundOffer({ state, paymentIntentId: 'pi_1' })).toBeNull();
});

test('beside a list of failed refunds, each with its retry, another one is offered', () => {
  const offer = paymentRefundOffer({ ...PAID, state: 'refund_failed' }, { eachIsRetried: true });
  expect(offer?.kind).toBe('refund');
});

test('a payment unknown to the provider cannot be refunded', () => {
  expect(paymentRefundOffer({ state: 'ordered', refundable: 900 })).toBeNull();
});
