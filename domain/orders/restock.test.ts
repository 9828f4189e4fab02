import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  endLine,
  endLinePieces,
  type LinePieces,
  piecesToRestock,
  reopenLine,
  restocksByDefault,
  unsentPieces,
} from './restock.ts';
import { ORDER_STATUSES } from './status.ts';

const line = (part: Partial<LinePieces> = {}): LinePieces => ({
  productId: 'lamp',
  quantity: 3,
  taken: 3,
  fulfilled: 0,
  canceled: 0,
  returned: 0,
  restocked: 0,
  writtenOff: 0,
  canceledApart: 0,
  returnedApart: 0,
  restockedApart: 0,
  ...part,
});

const ALL = { unsent: true, sent: true };
const NONE = { unsent: false, sent: false };

describe('a line that ends', () => {
  it('gives back what was taken', () => {
    const ended = endLine(line(), ALL);
    expect(ended).toMatchObject({ canceled: 3, returned: 0, restocked: 3 });
    expect(piecesToRestock([ended])).toBe(0);
  });

  it('keeps what is not to be restocked, which can go back later', () => {
    const ended = endLine(line(), NONE);
    expect(ended).toMatchObject({ canceled: 3, restocked: 0 });
    expect(piecesToRestock([ended])).toBe(3);
    expect(endLine(ended, ALL).restocked).toBe(3);
  });

  it('counts shipped pieces as returned', () => {
    const shipped = line({ fulfilled: 3 });
    expect(endLine(shipped, ALL)).toMatchObject({ canceled: 0, returned: 3 });
    expect(endLine(shipped, NONE)).toEqual(shipped);
  });

  it('cancels what was not sent of a line that was sent in part, and gives only that back', () => {
    const ended = endLine(line({ fulfilled: 2 }), { unsent: true, sent: false });
    expect(ended).toMatchObject({ canceled: 1, returned: 0, restocked: 1 });
  });

  it('restocks nothing that was not counted', () => {
    expect(endLine(line({ taken: 0 }), ALL)).toMatchObject({ canceled: 3, restocked: 0 });
  });

  it('restocks nothing that was written off', () => {
    const ended = endLine(line({ fulfilled: 3, returned: 1, returnedApart: 1, writtenOff: 1 }), ALL);
    expect(ended).toMatchObject({ returned: 3, restocked: 2 });
    expect(piecesToRestock([ended])).toBe(0);
  });
});

describe('some pieces of a line', () => {
  it('end, and stay so when the order ends and goes on', () => {
    const one = endLinePieces(line(), 1, ALL);
    expect(one).toMatchObject({ canceled: 1, restocked: 1 });
    expect(reopenLine(endLine(one, ALL))).toEqual(one);
  });

  it('count as returned once they were shipped', () => {
    const ended = endLinePieces(line({ fulfilled: 3 }), 2, ALL);
    expect(ended).toMatchObject({ canceled: 0, returned: 2, restocked: 2 });
  });

  it('go back into stock where the order has ended without', () => {
    const ended = endLine(line(), NONE);
    expect(endLinePieces(ended, 2, ALL)).toMatchObject({ canceled: 3, restocked: 2, restockedApart: 0 });
  });
});

test('O1: however an order is sent, and it and its pieces end and go on, no counter passes another', () => {
  const anyEvent = fc.record({
    restocks: fc.record({ unsent: fc.boolean(), sent: fc.boolean() }),
    does: fc.constantFrom('goes on', 'ends', 'ends in part', 'is sent in part'),
    pieces: fc.integer({ min: 1, max: 4 }),
  });
  const anyLine = fc
    .tuple(fc.nat(9), fc.boolean())
    .map(([quantity, isCounted]) => line({ quantity, taken: isCounted ? quantity : 0 }));
  fc.assert(
    fc.property(anyLine, fc.array(anyEvent, { maxLength: 8 }), (start, events) => {
      let now = start;
      let sold = start.taken;
      for (const { does, pieces, restocks } of events) {
        const after = {
          'goes on': () => reopenLine(now),
          ends: () => endLine(now, restocks),
          'ends in part': () => endLinePieces(now, pieces, restocks),
          'is sent in part': () => ({
            ...now,
            fulfilled: now.fulfilled + Math.min(pieces, unsentPieces(now)),
          }),
        }[does]();
        sold -= after.restocked - now.restocked;
        now = after;
        expect(now.restocked).toBeGreaterThanOrEqual(0);
        expect(now.restocked).toBeLessThanOrEqual(Math.min(now.taken, now.canceled + now.returned));
        expect(now.returned).toBeLessThanOrEqual(now.fulfilled);
        expect(now.fulfilled + now.canceled).toBeLessThanOrEqual(now.quantity);
        expect(sold).toBe(now.taken - now.restocked);
      }
    }),
  );
});

test('an order is restocked by default while nothing was shipped', () => {
  expect(ORDER_STATUSES.filter(restocksByDefault)).toEqual(['placed', 'processing', 'packaging', 'on-hold']);
});
