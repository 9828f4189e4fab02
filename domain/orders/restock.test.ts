import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  endLine,
  endPiecesOf,
  type LinePieces,
  piecesToRestock,
  reopenLine,
  restocksByDefault,
} from './restock.ts';
import { ORDER_STATUSES } from './status.ts';

const line = (part: Partial<LinePieces> = {}): LinePieces => ({
  productId: 'lamp',
  quantity: 3,
  taken: 3,
  canceled: 0,
  returned: 0,
  restocked: 0,
  canceledApart: 0,
  returnedApart: 0,
  restockedApart: 0,
  ...part,
});

describe('a line that ends', () => {
  it('gives back what was taken', () => {
    const ended = endLine(line(), { wasShipped: false, restock: true });
    expect(ended).toMatchObject({ canceled: 3, returned: 0, restocked: 3 });
    expect(piecesToRestock([ended])).toBe(0);
  });

  it('keeps what is not to be restocked, which can go back later', () => {
    const ended = endLine(line(), { wasShipped: false, restock: false });
    expect(ended).toMatchObject({ canceled: 3, restocked: 0 });
    expect(piecesToRestock([ended])).toBe(3);
    expect(endLine(ended, { wasShipped: false, restock: true }).restocked).toBe(3);
  });

  it('counts shipped pieces as returned', () => {
    expect(endLine(line(), { wasShipped: true, restock: true })).toMatchObject({ canceled: 0, returned: 3 });
    expect(endLine(line(), { wasShipped: true, restock: false })).toEqual(line());
  });

  it('restocks nothing that was not counted', () => {
    const ended = endLine(line({ taken: 0 }), { wasShipped: false, restock: true });
    expect(ended).toMatchObject({ canceled: 3, restocked: 0 });
  });
});

describe('some pieces of a line', () => {
  const unshipped = { wasShipped: false, restock: true };

  it('end, and stay so when the order ends and goes on', () => {
    const one = endPiecesOf(line(), 1, unshipped);
    expect(one).toMatchObject({ canceled: 1, restocked: 1 });
    expect(reopenLine(endLine(one, unshipped))).toEqual(one);
  });

  it('count as returned once they were shipped', () => {
    const ended = endPiecesOf(line(), 2, { wasShipped: true, restock: true });
    expect(ended).toMatchObject({ canceled: 0, returned: 2, restocked: 2 });
  });

  it('go back into stock where the order has ended without', () => {
    const ended = endLine(line(), { wasShipped: false, restock: false });
    expect(endPiecesOf(ended, 2, unshipped)).toMatchObject({ canceled: 3, restocked: 2, restockedApart: 0 });
  });
});

test('however an order and its pieces end, and go on, each piece is restocked once', () => {
  const anyEnd = fc.record({
    wasShipped: fc.boolean(),
    restock: fc.boolean(),
    does: fc.constantFrom('goes on', 'ends', 'ends in part'),
    pieces: fc.integer({ min: 1, max: 4 }),
  });
  const anyLine = fc
    .tuple(fc.nat(9), fc.boolean())
    .map(([quantity, isCounted]) => line({ quantity, taken: isCounted ? quantity : 0 }));
  fc.assert(
    fc.property(anyLine, fc.array(anyEnd, { maxLength: 8 }), (start, ends) => {
      let now = start;
      let sold = start.taken;
      for (const { does, pieces, ...ending } of ends) {
        const after =
          does === 'goes on'
            ? reopenLine(now)
            : does === 'ends'
              ? endLine(now, ending)
              : endPiecesOf(now, pieces, ending);
        sold -= after.restocked - now.restocked;
        now = after;
        expect(now.restocked).toBeGreaterThanOrEqual(0);
        expect(now.restocked).toBeLessThanOrEqual(Math.min(now.taken, now.canceled + now.returned));
        expect(now.canceled + now.returned).toBeLessThanOrEqual(now.quantity);
        expect(sold).toBe(now.taken - now.restocked);
      }
    }),
  );
});

test('an order is restocked by default while nothing was shipped', () => {
  expect(ORDER_STATUSES.filter(restocksByDefault)).toEqual(['placed', 'processing', 'packaging', 'on-hold']);
});
