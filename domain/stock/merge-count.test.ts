import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type Count, mergeCount } from './merge-count.ts';

test.each<[string, Count, Count, Count, Count]>([
  ['three sold while two are added', 7, 10, 12, 9],
  ['three sold while two are taken off', 7, 10, 8, 5],
  ['all sold while some are added', 0, 10, 12, 2],
  ['nothing sold', 10, 10, 4, 4],
  ['three sold while three are taken off', 7, 10, 7, 4],
  ['an unchanged field', 7, 10, 10, 7],
  ['an unchanged field, and counting begun meanwhile', 5, null, null, 5],
  ['counting begins', null, null, 4, 4],
  ['counting ends, whatever was sold', 3, 9, null, null],
])('%s', (_, now, seen, count, expected) => {
  expect(mergeCount(now, { seen, count })).toEqual({ ok: true, count: expected });
});

it('refuses to take off more than there is', () => {
  expect(mergeCount(4, { seen: 10, count: 2 })).toEqual({ ok: false, reason: 'negative' });
});

test.each<[Count, Count, number]>([
  [5, null, 9],
  [null, 5, 9],
])('refuses a difference where now is %j, and %j was seen', (now, seen, count) => {
  expect(mergeCount(now, { seen, count })).toEqual({ ok: false, reason: 'incomparable' });
});

it('keeps what was sold meanwhile, in whatever order they save', () => {
  const stock = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(stock, stock, stock, (seen, count, now) => {
      const merged = mergeCount(now, { seen, count });
      if (merged.ok) expect((merged.count ?? 0) - now).toBe(count - seen);
    }),
  );
});
