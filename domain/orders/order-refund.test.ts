import { describe, expect, it, test } from 'vitest';
import { contradictsRefund, isDeliveryExpected, isRefunded, refundLabel } from './order-refund.ts';

const refund = (status: 'wanted' | 'pending' | 'succeeded' | 'failed') => ({ status });

test.each([
  ['paid', null, false, null],
  ['unpaid', null, false, null],
  ['refunded', null, true, 'Refunded'],
  ['paid', refund('wanted'), true, 'Refunding'],
  ['refunded', refund('pending'), true, 'Refunding'],
  ['refunded', refund('succeeded'), true, 'Refunded'],
  ['paid', refund('failed'), false, 'Refund failed'],
] as const)(
  'an order that is %s with the refund %j is refunded: %s, and says %s',
  (paymentStatus, refund, is, says) => {
    expect(isRefunded({ paymentStatus, refund })).toBe(is);
    expect(refundLabel({ paymentStatus, refund })).toBe(says);
  },
);

describe('a delivery', () => {
  it('is expected for an order on its way', () => {
    expect(isDeliveryExpected({ status: 'placed', paymentStatus: 'paid' })).toBe(true);
    expect(isDeliveryExpected({ status: 'on-hold', paymentStatus: 'unpaid' })).toBe(true);
  });

  it('is not expected for an order rejected, or refunded before delivery', () => {
    expect(isDeliveryExpected({ status: 'rejected', paymentStatus: 'paid' })).toBe(false);
    expect(isDeliveryExpected({ status: 'on-the-road', paymentStatus: 'refunded' })).toBe(false);
    expect(isDeliveryExpected({ status: 'delivered', paymentStatus: 'refunded' })).toBe(true);
  });
});

test('an order of which a part was refunded says so, and is delivered', () => {
  const order = { paymentStatus: 'paid', refunded: 500 } as const;
  expect(refundLabel(order)).toBe('Partly refunded');
  expect(isRefunded(order)).toBe(false);
});

test('every status but rejected contradicts a refund', () => {
  const given = { paymentStatus: 'refunded' } as const;
  expect(contradictsRefund(given, 'on-the-road')).toBe(true);
  expect(contradictsRefund(given, 'rejected')).toBe(false);
  expect(contradictsRefund({ paymentStatus: 'paid' }, 'on-the-road')).toBe(false);
});
