import { expect, it, test } from 'vitest';
import {
  filterOf,
  isFiltered,
  NO_QUERY,
  productHref,
  productsHref,
  readProductQuery,
} from './product-query.ts';

const read = (query: string) => readProductQuery(new URLSearchParams(query));

it('stands in the address, without what is the default', () => {
  const query = { ...NO_QUERY, search: 'tea & pot', stock: 'low' as const, page: 3 };
  expect(productsHref(query)).toBe('/admin/products?search=tea+%26+pot&stock=low&page=3');
  expect(read('search=tea+%26+pot&stock=low&page=3')).toEqual(query);
  expect(productsHref(NO_QUERY)).toBe('/admin/products');
});

it('goes along to the form and back', () => {
  expect(productHref('new', { ...NO_QUERY, sort: 'stock-asc' })).toBe('/admin/products/new?sort=stock-asc');
});

test.each(['page=0', 'page=-1', 'page=x', 'sort=id', 'stock=some', 'featured=1', 'availability=', 'q=1'])(
  'takes %s for nothing',
  (query) => {
    expect(read(query)).toEqual(NO_QUERY);
  },
);

it('knows what filters', () => {
  expect(isFiltered({ ...NO_QUERY, sort: 'name-asc', page: 2 })).toBe(false);
  expect(filterOf({ ...NO_QUERY, featured: 'no' })).toEqual({ featured: 'no' });
});
