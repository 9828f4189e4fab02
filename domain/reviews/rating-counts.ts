import { STARS, type StarCount } from '../stars.ts';
import { averageRating } from './review.ts';

/** Number of reviews by stars. */
export type RatingCounts = Record<StarCount, number>;

export const NO_RATINGS: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

export function sumRatings(counts: RatingCounts): number {
  return STARS.reduce((sum, stars) => sum + counts[stars], 0);
}

/** The average with one decimal; 0 without reviews. */
export function computeAverage(counts: RatingCounts): number {
  const sum = STARS.reduce<number>((total, stars) => total + stars * counts[stars], 0);
  return averageRating(sum, sumRatings(counts));
}

export function countOfStars(counts: RatingCounts, stars: number): number {
  return STARS.reduce((sum, each) => sum + (each === stars ? counts[each] : 0), 0);
}
