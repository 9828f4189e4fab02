import { describe, expect, it, test } from 'vitest';
import { besidesSort, readReviewQuery, reviewsHref } from './review-query.ts';

describe('a URL of reviews', () => {
  test.each([
    ['', { page: 1, stars: null, sort: 'newest', size: 10 }],
    ['reviews=3&stars=4&sort=helpful', { page: 3, stars: 4, sort: 'helpful', size: 10 }],
    ['reviews=0&stars=6&sort=best', { page: 1, stars: null, sort: 'newest', size: 10 }],
    ['reviews=x&stars=&sort=', { page: 1, stars: null, sort: 'newest', size: 10 }],
  ])('%j is read as %o', (query, asked) => {
    expect(readReviewQuery(new URLSearchParams(query))).toEqual(asked);
  });
});

describe('the URL of other reviews', () => {
  it('keeps the choice of options', () => {
    expect(reviewsHref('?color=Sand', { page: 2 })).toBe('?color=Sand&reviews=2#reviews');
    expect(reviewsHref('?color=Sand&reviews=2', { page: 1 })).toBe('?color=Sand#reviews');
    expect(reviewsHref('?reviews=2', { page: 1 })).toBe('#reviews');
  });

  it('has the first page if stars or sort change, and keeps the other', () => {
    expect(reviewsHref('?reviews=2&sort=lowest', { stars: 5 })).toBe('?sort=lowest&stars=5#reviews');
    expect(reviewsHref('?reviews=2&stars=5', { sort: 'helpful' })).toBe('?stars=5&sort=helpful#reviews');
    expect(reviewsHref('?stars=5', { stars: null })).toBe('#reviews');
  });
});

it('the fields of a form are all parameters except sort and page', () => {
  expect([...besidesSort('?color=Sand&reviews=2&stars=5&sort=helpful')]).toEqual([
    ['color', 'Sand'],
    ['stars', '5'],
  ]);
});

it('the fields of a form are the same however a link names its parameters', () => {
  const ofLink = (search: string) => [...besidesSort(search)];
  expect(ofLink('?size=M&utm_source=mail&color=Sand&fbclid=1&foo=bar&memory=')).toEqual([
    ['color', 'Sand'],
    ['size', 'M'],
    ['without', 'memory'],
  ]);
  expect(ofLink('?fbclid=1')).toEqual([]);
});
