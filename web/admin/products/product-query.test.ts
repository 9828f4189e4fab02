import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '#domain/products/staff-filter.ts';
import { pageSizesOf } from '../lists/page-size.ts';
import { filterOf, NO_QUERY, type ProductQuery, productsHref, readProductQuery } from './product-query.ts';

const anyQuery: fc.Arbitrary<ProductQuery> = fc.record({
  search: fc.string().map((text) => text.trim()),
  stock: fc.constantFrom('' as const, ...STOCK_LEVELS),
  featured: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
  offered: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
  view: fc.constantFrom('' as const, 'deleted' as const),
  sort: fc.constantFrom(...STAFF_PRODUCT_SORTS),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(...pageSizesOf(20)),
});
const read = (href: string) => readProductQuery(new URL(href, 'http://shop.test').searchParams);

describe('what products are asked for', () => {
  it('comes back from its address as it was', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(productsHref(query))).toEqual(query);
      }),
    );
  });

  it('is the whole list where the address says nothing, or nothing that exists', () => {
    expect(read('/admin/products')).toEqual(NO_QUERY);
    expect(read('/admin/products?stock=much&featured=maybe&sort=luck&page=0')).toEqual(NO_QUERY);
    expect(productsHref(NO_QUERY)).toBe('/admin/products');
  });

  it('is sent as the calls take it', () => {
    expect(filterOf(NO_QUERY)).toEqual({});
    expect(filterOf({ ...NO_QUERY, search: 'lamp', featured: 'no', offered: 'yes', stock: 'low' })).toEqual({
      search: 'lamp',
      stock: 'low',
      featured: 'false',
      availability: 'true',
    });
  });
});
