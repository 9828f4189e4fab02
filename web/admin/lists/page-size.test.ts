import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { pageInSize, pageSizesOf, readPageSize } from './page-size.ts';

it('offers 10, 25, 50 and 100, and the usual size of the list', () => {
  expect(pageSizesOf(10)).toEqual([10, 25, 50, 100]);
  expect(pageSizesOf(20)).toEqual([10, 20, 25, 50, 100]);
});

test.each(['', 'size=', 'size=0', 'size=11', 'size=1e1', 'size=-10', 'size=100000'])(
  'takes %j for the usual size',
  (address) => expect(readPageSize(new URLSearchParams(address), 10)).toBe(10),
);

it('shows the first row of the old page on the new one', () => {
  const size = fc.constantFrom(...pageSizesOf(20));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), size, size, (page, before, after) => {
      const row = (page - 1) * before;
      const next = pageInSize({ page, size: before }, after);
      expect((next - 1) * after).toBeLessThanOrEqual(row);
      expect(next * after).toBeGreaterThan(row);
    }),
  );
});
