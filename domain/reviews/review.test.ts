import { expect, test } from 'vitest';
import { averageRating, ratingTone } from './review.ts';

test.each([
  [0, 0, 0],
  [9, 2, 4.5],
  [14, 3, 4.7],
])('ratings adding up to %d over %d reviews average %d', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

test.each([
  [5, 'good'],
  [4.5, 'good'],
  [4.4, 'fair'],
  [3.5, 'fair'],
  [3.4, 'poor'],
])('a rating of %d is %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});
