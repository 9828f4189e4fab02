import { describe, expect, it, test } from 'vitest';
import {
  filterOf,
  NO_QUERY,
  productsHref,
  readProductQuery,
  withoutFilters,
  withoutSearch,
} from './product-query.ts';

const read = (query: string) => readProductQuery(new URLSearchParams(query));

describe('a list without anything asked for', () => {
  test.each([
    '',
    'search=&category=&sort=&page=',
    'page=0',
    'page=1.5',
    'page=-2',
    'page=abc',
    'sort=cheapest',
    'other=x',
    'sort=relevance',
    'exact=true',
  ])('%j', (query) => expect(read(query)).toEqual(NO_QUERY));
});

describe('what is asked for', () => {
  it('is read from the address, without the spaces around it', () => {
    const query =
      'search=+lamp+&category=Home+%26+Kitchen&brand=Noct&minPrice=20&maxPrice=99.5&sort=name&page=3';
    expect(read(query)).toEqual({
      search: 'lamp',
      exact: '',
      category: 'Home & Kitchen',
      brand: 'Noct',
      minPrice: '20',
      maxPrice: '99.5',
      sort: 'name',
      page: 3,
    });
  });

  it('is read from the form of the filters just so', () => {
    const form = new FormData();
    form.set('search', 'lamp');
    form.set('sort', 'rating');
    expect(readProductQuery(form)).toEqual({ ...NO_QUERY, search: 'lamp', sort: 'rating' });
  });

  it('is a price as it was typed, until it is asked for', () => {
    expect(read('minPrice=1,299&maxPrice=abc')).toMatchObject({ minPrice: '1,299', maxPrice: 'abc' });
    expect(filterOf(read('minPrice=1,299&maxPrice=abc'))).toMatchObject({ minPrice: '1299', maxPrice: '' });
    expect(filterOf(read('minPrice=100&maxPrice=50'))).toMatchObject({ minPrice: '', maxPrice: '' });
  });
});

describe('an address', () => {
  test.each(['', '?search=lamp', '?category=Home+%26+Kitchen&minPrice=20&sort=price-asc&page=2'])(
    'comes back as it was: %j',
    (query) => expect(productsHref(read(query))).toBe(`/user/products${query}`),
  );

  it('leaves out what is the default', () => {
    expect(productsHref(read('search=&sort=newest&page=1&brand=Noct'))).toBe('/user/products?brand=Noct');
  });
});

describe('a search', () => {
  it('shows what fits best first, unless another order is chosen', () => {
    expect(read('search=lamp').sort).toBe('relevance');
    expect(read('search=lamp&sort=newest').sort).toBe('newest');
    expect(productsHref(read('search=lamp&sort=relevance'))).toBe('/user/products?search=lamp');
    expect(productsHref(read('search=lamp&sort=newest'))).toBe('/user/products?search=lamp&sort=newest');
  });

  it('may be for nothing but what was typed', () => {
    expect(productsHref(read('search=lmap&exact=true'))).toBe('/user/products?search=lmap&exact=true');
  });

  it('takes its own order with it when it goes', () => {
    expect(withoutSearch(read('search=lmap&exact=true&brand=Noct'))).toEqual({ ...NO_QUERY, brand: 'Noct' });
    expect(withoutSearch(read('search=lamp&sort=rating')).sort).toBe('rating');
  });
});

describe('a reset', () => {
  it('takes all filters away and keeps the order', () => {
    const query = read('search=lamp&category=Fashion&maxPrice=9&sort=name&page=2');
    expect(withoutFilters(query)).toEqual({ ...NO_QUERY, sort: 'name' });
  });
});
