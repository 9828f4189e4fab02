import { describe, expect, it, test } from 'vitest';
import { orderList } from '../orders/order-list.ts';
import { productList } from '../products/product-list.ts';
import { staffProductList } from '../products/staff-product-list.ts';
import { productReviewList, reviewList } from '../reviews/review-list.ts';
import {
  emptyQuery,
  filterOf,
  hasFilters,
  listHref,
  readListQuery,
  withoutFilters,
  writeListQuery,
} from './list-address.ts';

const orders = (search: string) => readListQuery(orderList, new URLSearchParams(search));
const products = (search: string) => readListQuery(productList, new URLSearchParams(search));

describe('an address', () => {
  it('without parameters asks for the first page of everything', () => {
    expect(orders('')).toEqual({
      search: '',
      date: '',
      to: '',
      type: '',
      status: '',
      need: '',
      deleted: false,
      sort: 'newest',
      page: 1,
      size: 10,
      order: '',
    });
  });

  test.each([
    'type=huge&status=lost&need=love&sort=random&view=hidden',
    'page=0&size=7',
    'page=two&date=2026-02-30',
    'to=2026-03-02',
    'date=2026-03-02&to=2026-03-02&page=-1&date=x',
  ])('with what does not exist (%s) counts as without it', (search) => {
    const { date, ...rest } = orders(search);
    expect({ ...rest, date: '' }).toEqual(emptyQuery(orderList));
  });

  it('is cut to the search that the shop takes, without half a character', () => {
    expect(orders(`search=${'a'.repeat(99)}😀`).search).toBe('a'.repeat(99));
  });

  test.each([
    'search=ada&date=2026-03-01&to=2026-03-02&type=low&status=placed&need=to-pack&view=deleted&sort=oldest&page=2&size=25&order=MG-1',
    'view=deleted',
    '',
  ])('%s is written as it was read', (search) => {
    expect(String(writeListQuery(orderList, orders(search)))).toBe(search);
  });

  it('has the parameters of its list', () => {
    expect(
      listHref(staffProductList, { ...emptyQuery(staffProductList), availability: 'no', deleted: true }),
    ).toBe('/admin/products?offered=no&view=deleted');
    expect(listHref(productReviewList, { stars: 5, page: 2 })).toBe('?stars=5&reviews=2');
    expect(listHref(reviewList, { rating: 4, review: 'r-1' })).toBe('/admin/reviews?rating=4&review=r-1');
    expect(listHref(orderList)).toBe('/admin/orders');
  });
});

describe('a list that sorts by relevance', () => {
  it('does so by default with a search, and never without one', () => {
    expect(products('search=lamp').sort).toBe('relevance');
    expect(products('search=lamp&sort=newest').sort).toBe('newest');
    expect(products('sort=relevance').sort).toBe('newest');
  });

  it('leaves the default out of the address', () => {
    expect(listHref(productList, { search: 'lamp' })).toBe('/user/products?search=lamp');
    expect(String(writeListQuery(productList, products('search=lamp&sort=newest')))).toBe(
      'search=lamp&sort=newest',
    );
  });

  it('takes a search as typed only with a search', () => {
    expect(products('exact=true').exact).toBe(false);
    expect(String(writeListQuery(productList, products('search=lamp&exact=true')))).toBe(
      'search=lamp&exact=true',
    );
  });
});

describe('the filter of a call', () => {
  it('has only what is set, in the values of calls', () => {
    expect(filterOf(orderList, orders('search=+ada+&type=low&page=2'))).toEqual({
      search: 'ada',
      type: 'low',
    });
    expect(filterOf(orderList, orders('view=deleted'))).toEqual({ deleted: 'true' });
    expect(filterOf(orderList, { ...orders('date=2026-03-01&to=2026-03-02'), date: '' })).toEqual({});
    const query = readListQuery(staffProductList, new URLSearchParams('featured=no&offered=yes'));
    expect(filterOf(staffProductList, query)).toEqual({ featured: 'false', availability: 'true' });
  });
});

describe('clearing filters', () => {
  it('keeps view, sort and page size', () => {
    const query = orders('search=ada&view=deleted&sort=oldest&size=25&page=3&order=MG-1');
    expect(String(writeListQuery(orderList, withoutFilters(orderList, query)))).toBe(
      'view=deleted&sort=oldest&size=25',
    );
    expect(hasFilters(orderList, query)).toBe(true);
    expect(hasFilters(orderList, orders('view=deleted'))).toBe(false);
  });

  it('keeps no sort that needs the search', () => {
    expect(withoutFilters(productList, products('search=lamp')).sort).toBe('newest');
    expect(withoutFilters(productList, products('search=lamp&sort=name')).sort).toBe('name');
  });
});
