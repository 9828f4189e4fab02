import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countPieces, isAvailable } from './stock.ts';

describe('a product can be bought', () => {
  test.each([
    [true, null, true],
    [true, 1, true],
    [true, 0, false],
    [false, null, false],
    [false, 5, false],
  ])('offered %s with %s pieces: %s', (availability, stock, available) => {
    expect(isAvailable({ availability, stock })).toBe(available);
  });
});

describe('the pieces of some lines', () => {
  const anyLines = fc.array(
    fc.record({ productId: fc.constantFrom('b', 'a', 'c'), quantity: fc.integer({ min: 1, max: 9 }) }),
  );

  it('are summed by product', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const counted = [...countPieces(lines).values()].reduce((sum, pieces) => sum + pieces, 0);
        expect(counted).toBe(lines.reduce((sum, line) => sum + line.quantity, 0));
      }),
    );
  });

  it('are in the same order for any order of lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const ids = [...countPieces(lines).keys()];
        expect(ids).toEqual([...ids].sort());
      }),
    );
  });
});
