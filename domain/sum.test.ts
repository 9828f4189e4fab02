import { expect, it } from 'vitest';
import { sum } from './sum.ts';

it('sums one number of each item', () => {
  expect(sum([{ cents: 2 }, { cents: 3 }], ({ cents }) => cents)).toBe(5);
  expect(sum([], Number)).toBe(0);
});
