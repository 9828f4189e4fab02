import { describe, expect, it } from 'vitest';
import { orderList } from '../orders/order-list.ts';
import { productList } from '../products/product-list.ts';
import { emptyQuery, listHref, readListQuery, writeListQuery } from './list-url.ts';
import { hasFilters, withoutFilters } from './without-filters.ts';

const orders = (search: string) => readListQuery(orderList, new URLSearchParams(search));
const products = (search: string) => readListQuery(productList, new URLSearchParams(search));

describe('clearing filters', () => {
  it('keeps view, sort and page size', () => {
    const query = orders('search=ada&view=deleted&sort=oldest&size=25&page=3&order=MG-1');
    expect(String(writeListQuery(orderList, withoutFilters(orderList, query)))).toBe(
      'view=deleted&sort=oldest&size=25',
    );
    expect(hasFilters(orderList, query)).toBe(true);
    expect(hasFilters(orderList, orders('view=deleted'))).toBe(false);
  });

  it('drops a sort that needs the search', () => {
    expect(withoutFilters(productList, products('search=lamp')).sort).toBe('newest');
    expect(withoutFilters(productList, products('search=lamp&sort=name')).sort).toBe('name');
  });

  it('goes to the first page and keeps a sort that needs no search', () => {
    expect(listHref(orderList, withoutFilters(orderList, orders('view=deleted&type=low&page=2')))).toBe(
      '/admin/orders?view=deleted',
    );
    const query = products('search=lamp&category=Fashion&maxPrice=9&sort=name&page=2');
    expect(withoutFilters(productList, query)).toEqual({ ...emptyQuery(productList), sort: 'name' });
  });
});
