import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpaidPiecesAllowed, unpaidUntil } from './unpaid-order.ts';

test.each([
  [1, 0, 0, 1],
  [0, 1, 0, 0],
  [2, 0, 0, 1],
  [5, 0, 0, 3],
  [20, 0, 0, 10],
  [100, 0, 0, 50],
  [80, 20, 0, 30],
  [50, 50, 0, 0],
  [0, 20, 0, 0],
  [100, 0, 50, 0],
  [6, 0, 6, 0],
  [6, 0, 1, 2],
])('with %i left, %i held and %i held in vain, %i more pieces may be held', (left, held, inVain, allowed) => {
  expect(unpaidPiecesAllowed({ left, held, inVain })).toBe(allowed);
});

test('unpaid orders never hold more than half of a stock, however they come', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 1, max: 50 })),
      (stock, orders) => {
        let held = 0;
        for (const quantity of orders)
          if (
            quantity <= Math.min(unpaidPiecesAllowed({ left: stock - held, held, inVain: 0 }), stock - held)
          )
            held += quantity;
        expect(held).toBeLessThanOrEqual(Math.ceil(stock / 2));
      },
    ),
  );
});

test('an unpaid order is held for the hours that staff set', () => {
  const until = unpaidUntil(new Date('2026-05-01T00:00:00Z'), { unpaidOrderHours: 72 });
  expect(until).toEqual(new Date('2026-05-04T00:00:00Z'));
});
