import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginationRange } from './pagination-range.ts';

describe('the offered pages', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [8, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [50, 100, [1, 'gap', 49, 50, 51, 'gap', 100]],
  ])('on page %i of %i are %j', (page, pageCount, expected) => {
    expect(paginationRange(page, pageCount)).toEqual(expected);
  });

  it('are none if there is no page', () => {
    expect(paginationRange(1, 0)).toEqual([]);
  });

  it('always contain the first, the last and the current one, ascending, in at most seven places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, pageCount] = [Math.min(a, b), Math.max(a, b)];
        const range = paginationRange(page, pageCount);
        const numbers = range.filter((entry) => entry !== 'gap');
        expect(numbers).toContain(page);
        expect(numbers.at(0)).toBe(1);
        expect(numbers.at(-1)).toBe(pageCount);
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(range.length).toBe(Math.min(pageCount, 7));
      }),
    );
  });

  it('omit at least two pages at a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const range = paginationRange(Math.min(a, b), Math.max(a, b));
        range.forEach((entry, index) => {
          if (entry !== 'gap') return;
          expect(Number(range[index + 1]) - Number(range[index - 1])).toBeGreaterThanOrEqual(3);
        });
      }),
    );
  });
});
