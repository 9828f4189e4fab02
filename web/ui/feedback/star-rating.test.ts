import { describe, expect, it } from 'vitest';
import { describeRating, starFill } from './star-rating.ts';

describe('a rating in stars', () => {
  it.each([
    [0, 5, 0],
    [2.5, 5, 50],
    [4.3, 5, 86],
    [3.333, 5, 66.66],
    [5, 5, 100],
  ])('colours %d of %d to %d percent', (value, max, percent) => {
    expect(starFill(value, max)).toBe(percent);
  });

  it.each([
    [7, 5, 100],
    [-1, 5, 0],
    [Number.NaN, 5, 0],
    [3, 0, 0],
  ])('keeps %d of %d within the row', (value, max, percent) => {
    expect(starFill(value, max)).toBe(percent);
  });

  it.each([
    [4.25, 5, '4.3 out of 5 stars'],
    [4, 5, '4 out of 5 stars'],
    [9, 5, '5 out of 5 stars'],
    [Number.NaN, 5, '0 out of 5 stars'],
  ])('reads %d of %d as “%s”', (value, max, words) => {
    expect(describeRating(value, max)).toBe(words);
  });
});
