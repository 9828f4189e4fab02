import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from './order.ts';
import { isPending, isSale, isToPack } from './sale.ts';
import { ORDER_STATUSES } from './status.ts';

describe('a sale', () => {
  test.each([
    ['placed', 'paid', true],
    ['placed', 'unpaid', false],
    ['on-hold', 'paid', true],
    ['delivered', 'refunded', false],
    ['rejected', 'paid', false],
    ['rejected', 'refunded', false],
  ] as const)('%s and %s: %s', (status, paymentStatus, expected) => {
    expect(isSale({ status, paymentStatus })).toBe(expected);
  });
});

test.each([
  ['placed', 'paid', true],
  ['processing', 'paid', true],
  ['packaging', 'paid', false],
  ['placed', 'unpaid', false],
  ['placed', 'refunded', false],
] as const)('an order that is %s and %s is to be packed: %s', (status, paymentStatus, expected) => {
  expect(isToPack({ status, paymentStatus })).toBe(expected);
});

test('pending are placed, processing and packaging', () => {
  const pendingIf = (paymentStatus: PaymentStatus) =>
    ORDER_STATUSES.filter((status) => isPending({ status, paymentStatus }));
  expect(pendingIf('paid')).toEqual(['placed', 'processing', 'packaging']);
  expect(pendingIf('unpaid')).toEqual(['placed', 'processing', 'packaging']);
  expect(pendingIf('refunded')).toEqual([]);
});
