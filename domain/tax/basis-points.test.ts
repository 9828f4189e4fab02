import { expect, test } from 'vitest';
import { toBasisPoints } from './basis-points.ts';

test.each([
  [0, 0],
  [0.0825, 825],
  [0.06875, 687.5],
  [0.29, 2_900],
  [1, 10_000],
])('the rate %d is %d basis points', (rate, basisPoints) => {
  expect(toBasisPoints(rate)).toBe(basisPoints);
});
