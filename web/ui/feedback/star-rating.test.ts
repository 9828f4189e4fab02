import { describe, expect, it } from 'vitest';
import { describeRating, starFill } from './star-rating.ts';

describe('a rating in stars', () => {
  it.each([
    [0, 0],
    [2.5, 50],
    [4.3, 86],
    [3.333, 66.66],
    [5, 100],
  ])('fills %d of 5 to %d percent', (value, percent) => {
    expect(starFill(value)).toBe(percent);
  });

  it.each([
    [7, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('clamps %d to the row', (value, percent) => {
    expect(starFill(value)).toBe(percent);
  });

  it.each([
    [4.25, '4.3 out of 5 stars'],
    [4, '4 out of 5 stars'],
    [9, '5 out of 5 stars'],
    [Number.NaN, '0 out of 5 stars'],
  ])('reads %d as “%s”', (value, words) => {
    expect(describeRating(value)).toBe(words);
  });
});
