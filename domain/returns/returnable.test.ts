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

  it('30 days after the delivery, in Europe 14 to withdraw', () => {
    expect(returnEndsAt(order(), 30, at(2))).toEqual(new Date(Date.UTC(2026, 6, 1)));
    expect(withdrawalEndsAt(order(), at(2))).toEqual(at(15));
    expect(withdrawalEndsAt(order({ shippingAddress: null }), at(2))).toBeNull();
  });

  it('counts from the expected delivery before it arrives, and not before it is sent', () => {
    expect(withdrawalEndsAt(order({ status: 'on-the-road' }), at(2))).toEqual(at(18));
    expect(withdrawalEndsAt(order({ status: 'on-the-road' }), at(10))).toEqual(at(24));
    expect(returnEndsAt(order({ status: 'processing' }), 30, at(2))).toBeNull();
  });
});
