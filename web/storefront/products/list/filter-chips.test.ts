import { describe, expect, it, test } from 'vitest';
import { emptyQuery, readListQuery } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import { filterChips } from './filter-chips.ts';

const NO_QUERY = emptyQuery(productList);

const labels = (query: Partial<typeof NO_QUERY>) =>
  filterChips({ ...NO_QUERY, ...query }).map(({ label }) => label);

describe('the chips of the active filters', () => {
  it('are none without filters', () => {
    expect(labels({ sort: 'name', page: 4 })).toEqual([]);
  });

  it('are in the order search, category, brand, price', () => {
    expect(labels({ maxPrice: '9', brand: 'Noct', category: 'Fashion', search: 'lamp' })).toEqual([
      '“lamp”',
      'Fashion',
      'Noct',
      '$0 - $9',
    ]);
  });

  test.each([
    ['20', '100', '$20 - $100'],
    ['', '100', '$0 - $100'],
    ['20', '', '$20 - Any'],
    ['0', '', '$0 - Any'],
    ['$1,299', '2,000.5', '$1299 - $2000.50'],
    ['abc', '100', '$0 - $100'],
  ])('name the prices from %j to %j as %j', (minPrice, maxPrice, label) => {
    expect(labels({ minPrice, maxPrice })).toEqual([label]);
  });

  it('name options as products spell them, and then rating, availability and offer', () => {
    const query = {
      ...NO_QUERY,
      options: 'color:red,size:m',
      rating: 4 as const,
      inStock: true,
      onSale: true,
    };
    const size = { name: 'Size', values: [{ value: 'M', choice: 'size:m', count: 2 }] };
    const chips = filterChips(query, [size]);
    expect(chips.map(({ label }) => label)).toEqual([
      'Color: Red',
      'Size: M',
      '4 stars and up',
      'In stock',
      'On sale',
    ]);
    expect(chips[1]?.without).toEqual({ ...query, options: 'color:red' });
  });

  it('each remove their own filter only, and link to the first page', () => {
    const query = { ...NO_QUERY, search: 'lamp', brand: 'Noct', minPrice: '5', maxPrice: '9', page: 3 };
    expect(filterChips(query).map(({ without }) => without)).toEqual([
      { ...query, search: '', page: 1 },
      { ...query, brand: '', page: 1 },
      { ...query, minPrice: '', maxPrice: '', page: 1 },
    ]);
  });

  it('of a search also remove its own sort', () => {
    const withoutSearch = (search: string) =>
      filterChips(readListQuery(productList, new URLSearchParams(search)))[0]?.without;
    expect(withoutSearch('search=lmap&exact=true&brand=Noct')).toEqual({ ...NO_QUERY, brand: 'Noct' });
    expect(withoutSearch('search=lamp&sort=rating')?.sort).toBe('rating');
  });
});
