import { expect, test } from 'vitest';
import { monthFromQuery } from './load-dashboard.ts';

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', null],
  ['nonsense', null],
  ['', null],
])('the month of %j is %j', (typed, month) => {
  expect(monthFromQuery(new URLSearchParams({ month: typed }))).toBe(month);
});
