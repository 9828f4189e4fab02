import { expect, test } from 'vitest';
import { averageRating } from './review.ts';

test.each([
  [0, 0, 0],
  [9, 2, 4.5],
  [14, 3, 4.7],
])('ratings adding up to %d over %d reviews average %d', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});
