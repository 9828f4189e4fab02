import { describe, expect, it } from 'vitest';
import { canMoveReturn, needsLook, RETURN_STATUSES } from './return.ts';
import { returnEndsAt, withdrawalEndsAt } from './return-window.ts';
import { returnablePieces } from './returnable.ts';

describe('O4: what can be returned', () => {
  const line = { quantity: 1, reason: null, restocked: 0, writtenOff: 0 };

  it('was sent, is not back, and is in no return on its way', () => {
    const lines = [
      { fulfilled: 3, returned: 1 },
      { fulfilled: 0, returned: 0 },
      { fulfilled: 1, returned: 0 },
    ];
    const returns = [
      { status: 'requested' as const, lines: [{ ...line, position: 0 }] },
      { status: 'canceled' as const, lines: [{ ...line, position: 2 }] },
      { status: 'closed' as const, lines: [{ ...line, position: 0 }] },
    ];
    expect(returnablePieces(lines, returns)).toEqual([1, 0, 1]);
  });

  it('moves from a state to its next ones', () => {
    const moves = RETURN_STATUSES.flatMap((from) =>
      RETURN_STATUSES.filter((to) => canMoveReturn({ status: from, isWithdrawal: false }, to)).map(
        (to) => `${from} → ${to}`,
      ),
    );
    expect(moves).toEqual([
      'requested → approved',
      'requested → received',
      'requested → declined',
      'requested → canceled',
      'approved → received',
      'approved → canceled',
      'received → closed',
    ]);
    expect(RETURN_STATUSES.filter(needsLook)).toEqual(['requested', 'received']);
  });
});

describe('O4: until when', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 5, day));
  const order = (part: object = {}) => ({
    status: 'delivered' as const,
    activities: [{ status: 'delivered' as const, timestamp: at(1), description: '' }],
    expectedDelivery: at(4),
    shippingAddress: { country: 'France' } as never,
    ...part,
  });

  const utc = (day: number) => ({ now: at(day), zone: 'UTC' });
  const endOf = (month: number, day: number) => new Date(Date.UTC(2026, month, day, 23, 59, 59, 999));

  it('the end of the 30th day after the delivery, in Europe of the 14th to withdraw', () => {
    expect(returnEndsAt(order(), 30, utc(2))).toEqual(endOf(6, 1));
    expect(withdrawalEndsAt(order(), utc(2))).toEqual(endOf(5, 15));
    expect(withdrawalEndsAt(order({ shippingAddress: null }), utc(2))).toBeNull();
  });

  it('whatever the hour of the delivery, by the days of the shop', () => {
    const delivered = (timestamp: string) =>
      order({ activities: [{ status: 'delivered', timestamp: new Date(timestamp), description: '' }] });
    const berlin = { now: at(2), zone: 'Europe/Berlin' };
    const end = new Date('2026-06-15T21:59:59.999Z');
    for (const time of ['2026-05-31T22:00:00Z', '2026-06-01T08:00:00Z', '2026-06-01T21:59:59Z'])
      expect(withdrawalEndsAt(delivered(time), berlin)).toEqual(end);
    const change = delivered('2026-10-20T10:00:00Z');
    expect(withdrawalEndsAt(change, berlin)).toEqual(new Date('2026-11-03T22:59:59.999Z'));
  });

  it('counts from the expected delivery before it arrives, and not before it is sent', () => {
    expect(withdrawalEndsAt(order({ status: 'on-the-road' }), utc(2))).toEqual(endOf(5, 18));
    expect(withdrawalEndsAt(order({ status: 'on-the-road' }), utc(10))).toEqual(endOf(5, 24));
    expect(returnEndsAt(order({ status: 'processing' }), 30, utc(2))).toBeNull();
  });
});
