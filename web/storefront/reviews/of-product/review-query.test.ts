import { describe, expect, it, test } from 'vitest';
import { besidesSort, readReviewQuery, reviewsHref } from './review-query.ts';

describe('an address', () => {
  test.each([
    ['', { page: 1, stars: null, sort: 'newest', size: 10 }],
    ['reviews=3&stars=4&sort=helpful', { page: 3, stars: 4, sort: 'helpful', size: 10 }],
    ['reviews=0&stars=6&sort=best', { page: 1, stars: null, sort: 'newest', size: 10 }],
    ['reviews=x&stars=&sort=', { page: 1, stars: null, sort: 'newest', size: 10 }],
  ])('%j asks for %o', (query, asked) => {
    expect(readReviewQuery(new URLSearchParams(query))).toEqual(asked);
  });
});

describe('other reviews', () => {
  it('have an address that keeps the choice', () => {
    expect(reviewsHref('?color=Sand', { page: 2 })).toBe('?color=Sand&reviews=2#reviews');
    expect(reviewsHref('?color=Sand&reviews=2', { page: 1 })).toBe('?color=Sand#reviews');
    expect(reviewsHref('?reviews=2', { page: 1 })).toBe('#reviews');
  });

  it('begin at the first page when their stars or their order change, and keep the other', () => {
    expect(reviewsHref('?reviews=2&sort=lowest', { stars: 5 })).toBe('?sort=lowest&stars=5#reviews');
    expect(reviewsHref('?reviews=2&stars=5', { sort: 'helpful' })).toBe('?stars=5&sort=helpful#reviews');
    expect(reviewsHref('?stars=5', { stars: null })).toBe('#reviews');
  });
});

it('gives a form everything but the order and the page', () => {
  expect([...besidesSort('?color=Sand&reviews=2&stars=5&sort=helpful')]).toEqual([
    ['color', 'Sand'],
    ['stars', '5'],
  ]);
});
