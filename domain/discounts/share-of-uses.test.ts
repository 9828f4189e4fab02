import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinShare } from './share-of-uses.ts';

test.each([
  ['the only use', 0, 1, true],
  ['the first of two', 1, 1, true],
  ['the last of two', 0, 2, false],
  ['half of ten', 5, 5, true],
  ['more than half', 4, 6, false],
])('an address takes %s', (_, left, usedHere, isWithin) => {
  expect(isWithinShare({ left, usedHere })).toBe(isWithin);
});

test('an address that never pays leaves half of the uses to others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), (limit) => {
      let used = 0;
      while (used < limit && isWithinShare({ left: limit - used - 1, usedHere: used + 1 })) used++;
      expect(used).toBe(Math.ceil(limit / 2));
    }),
  );
});
