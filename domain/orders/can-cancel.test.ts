import { describe, expect, it, test } from 'vitest';
import { canMarkPaid, canShopperCancel, canStaffCancel, hasEnded } from './can-cancel.ts';
import { ORDER_STATUSES } from './status.ts';

const cancellation = { at: new Date(), by: 'staff' as const, reason: null };
const statusesThat = (can: (status: (typeof ORDER_STATUSES)[number]) => boolean) =>
  ORDER_STATUSES.filter(can);

describe('a customer can cancel', () => {
  it('while nothing is packed', () => {
    const can = statusesThat((status) => canShopperCancel({ status, paymentStatus: 'paid' }));
    expect(can).toEqual(['placed']);
  });

  it('neither twice nor after a refund', () => {
    const placed = { status: 'placed', paymentStatus: 'paid' } as const;
    expect(canShopperCancel({ ...placed, cancellation })).toBe(false);
    expect(canShopperCancel({ ...placed, paymentStatus: 'refunded' })).toBe(false);
    expect(canShopperCancel({ ...placed, refund: { status: 'wanted' } })).toBe(false);
    expect(canShopperCancel({ ...placed, refund: { status: 'failed' } })).toBe(true);
  });
});

test('staff can cancel until the order is shipped', () => {
  const can = statusesThat((status) => canStaffCancel({ status, paymentStatus: 'paid' }));
  expect(can).toEqual(['placed', 'processing', 'packaging', 'rejected', 'on-hold']);
  expect(canStaffCancel({ status: 'rejected', paymentStatus: 'paid', cancellation })).toBe(false);
});

test('what is unpaid and not rejected can be marked as paid', () => {
  const can = statusesThat((status) => canMarkPaid({ status, paymentStatus: 'unpaid' }));
  expect(can).toEqual(ORDER_STATUSES.filter((status) => status !== 'rejected'));
  expect(canMarkPaid({ status: 'placed', paymentStatus: 'paid' })).toBe(false);
  expect(canMarkPaid({ status: 'placed', paymentStatus: 'refunded' })).toBe(false);
});

test('a rejected or refunded order has ended', () => {
  expect(hasEnded({ status: 'rejected', paymentStatus: 'paid' })).toBe(true);
  expect(hasEnded({ status: 'placed', paymentStatus: 'refunded' })).toBe(true);
  expect(hasEnded({ status: 'placed', paymentStatus: 'paid' })).toBe(false);
});
