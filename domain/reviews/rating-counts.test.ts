import { expect, test } from 'vitest';
import { computeAverage, NO_RATINGS, sumRatings } from './rating-counts.ts';

test.each([
  [NO_RATINGS, 0, 0],
  [{ ...NO_RATINGS, 5: 1, 4: 1 }, 2, 4.5],
  [{ ...NO_RATINGS, 5: 2, 4: 1 }, 3, 4.7],
  [{ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, 5, 3],
])('%o are %d reviews that average %d', (counts, count, average) => {
  expect([sumRatings(counts), computeAverage(counts)]).toEqual([count, average]);
});
