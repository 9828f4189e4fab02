import { STARS, type StarCount } from '../stars.ts';
import { averageRating } from './review.ts';

/** How many reviews gave how many stars. */
export type RatingCounts = Record<StarCount, number>;

export const NO_RATINGS: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** How many reviews that is in all. */
export function countOf(counts: RatingCounts): number {
  return STARS.reduce((sum, stars) => sum + counts[stars], 0);
}

/** Their average, as it is shown: with one decimal, 0 without reviews. */
export function averageOf(counts: RatingCounts): number {
  const sum = STARS.reduce<number>((total, stars) => total + stars * counts[stars], 0);
  return averageRating(sum, countOf(counts));
}

/** How many gave so many stars. */
export function countOfStars(counts: RatingCounts, stars: number): number {
  return STARS.reduce((sum, each) => sum + (each === stars ? counts[each] : 0), 0);
}
