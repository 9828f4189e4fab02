import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { memberList } from '../members/member-list.ts';
import { messageList } from '../messages/message-list.ts';
import { orderList } from '../orders/order-list.ts';
import { paymentList } from '../payments/payment-list.ts';
import { productList } from '../products/product-list.ts';
import { STOCK_LEVELS, staffProductList } from '../products/staff-product-list.ts';
import { PRODUCT_STATUSES } from '../products/status.ts';
import { productReviewList } from '../reviews/product-review-list.ts';
import { reviewList } from '../reviews/review-list.ts';
import { type List, listPageSizes } from './list.ts';
import {
  callFilter,
  emptyQuery,
  type ListQuery,
  listHref,
  readListQuery,
  readPage,
  writeListQuery,
} from './list-url.ts';

const orders = (search: string) => readListQuery(orderList, new URLSearchParams(search));
const products = (search: string) => readListQuery(productList, new URLSearchParams(search));

describe('a URL', () => {
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
  ])('with unknown values (%s) counts as without them', (search) => {
    const { date, ...rest } = orders(search);
    expect({ ...rest, date: '' }).toEqual(emptyQuery(orderList));
  });

  it('has its search cut to the limit, without half a character', () => {
    expect(orders(`search=${'a'.repeat(99)}😀`).search).toBe('a'.repeat(99));
  });

  test.each([
    'search=ada&date=2026-03-01&to=2026-03-02&type=low&status=placed&need=to-pack&view=deleted&sort=oldest&page=2&size=25&order=MG-1',
    'view=deleted',
    '',
  ])('%s survives reading and writing', (search) => {
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

  it('leaves the default out of the URL', () => {
    expect(listHref(productList, { search: 'lamp' })).toBe('/user/products?search=lamp');
    expect(String(writeListQuery(productList, products('search=lamp&sort=newest')))).toBe(
      'search=lamp&sort=newest',
    );
  });

  it('has the exact filter only with a search', () => {
    expect(products('exact=true').exact).toBe(false);
    expect(String(writeListQuery(productList, products('search=lamp&exact=true')))).toBe(
      'search=lamp&exact=true',
    );
  });
});

describe('the filter of a call', () => {
  it('has only set filters, in the values of calls', () => {
    expect(callFilter(orderList, orders('search=+ada+&type=low&page=2'))).toEqual({
      search: 'ada',
      type: 'low',
    });
    expect(callFilter(orderList, orders('view=deleted'))).toEqual({ deleted: 'true' });
    expect(callFilter(orderList, { ...orders('date=2026-03-01&to=2026-03-02'), date: '' })).toEqual({});
    const query = readListQuery(staffProductList, new URLSearchParams('featured=no&offered=yes'));
    expect(callFilter(staffProductList, query)).toEqual({ featured: 'false', availability: 'true' });
  });
});

const LISTS: Record<string, List> = {
  orders: orderList,
  payments: paymentList,
  reviews: reviewList,
  messages: messageList,
  members: memberList,
  products: productList,
  staffProducts: staffProductList,
};

const read = <L extends List>(list: L, search: string) => readListQuery(list, new URLSearchParams(search));

describe('a URL of every list', () => {
  test.each([
    ['orders', ''],
    [
      'orders',
      'search=ada&date=2026-03-01&type=high&status=on-the-road&sort=total-asc&page=3&size=50&order=MG-1',
    ],
    ['orders', 'status=delivered'],
    ['orders', 'page=2'],
    ['orders', 'date=2026-03-01&to=2026-03-07'],
    ['orders', 'search=ada&view=deleted'],
    ['payments', ''],
    ['payments', 'show=unsettled&search=ada%40example.com&sort=amount-desc&page=3&size=100'],
    ['messages', 'folder=archived&search=cat&page=2&size=50&message=m1'],
    ['members', 'search=ada&membership=expired&page=4&size=100'],
    [
      'reviews',
      'view=deleted&search=%C3%A0+la+%22carte%22&verified=no&rating=4&product=kettle-1&sort=rating-low&page=3&size=50&review=r1',
    ],
    ['products', ''],
    ['products', 'search=lamp'],
    ['products', 'category=Home+%26+Kitchen&minPrice=20&sort=price-asc&page=2'],
    ['products', 'search=lmap&exact=true'],
  ])('%s is read and written without loss: %j', (name, search) => {
    const list = LISTS[name] ?? orderList;
    expect(String(writeListQuery(list, read(list, search)))).toBe(search);
  });

  test.each([
    ...['type=medium', 'status=lost', 'sort=password', 'page=0', 'page=-1', 'page=1e9', 'page=x'].map(
      (search) => ['orders', search],
    ),
    ...['date=garbage', 'date=2026-02-30', 'date=0001-01-01', 'view=all', 'to=2026-03-01'].map((search) => [
      'orders',
      search,
    ]),
    ...['size=', 'size=0', 'size=11', 'size=1e1', 'size=-10', 'size=100000'].map((search) => [
      'orders',
      search,
    ]),
    ['payments', 'show=lost&sort=luck&page=0'],
    ...['verified=maybe', 'rating=6', 'sort=id', 'page=0', 'page=-1', 'page=1e9', 'search=%20'].map(
      (search) => ['reviews', search],
    ),
    ['messages', 'folder=trash'],
    ['messages', 'page=x'],
    ['members', 'membership=gone'],
    ['staffProducts', 'stock=much&featured=maybe&sort=luck&page=0'],
    ...['search=&category=&sort=&page=', 'page=0', 'page=1.5', 'page=-2', 'page=abc'].map((search) => [
      'products',
      search,
    ]),
    ...['sort=cheapest', 'other=x', 'sort=relevance', 'exact=true'].map((search) => ['products', search]),
  ])('%s counts %s as absent', (name, search) => {
    const list = LISTS[name ?? ''] ?? orderList;
    expect(read(list, search ?? '')).toEqual(emptyQuery(list));
  });

  it('keeps valid values beside invalid ones', () => {
    expect(orders('date=garbage&status=placed&sort=oldest')).toEqual({
      ...emptyQuery(orderList),
      status: 'placed',
      sort: 'oldest',
    });
  });

  const anyQuery: fc.Arbitrary<ListQuery<typeof staffProductList>> = fc.record({
    search: fc.string().map((text) => text.trim()),
    stock: fc.constantFrom('' as const, ...STOCK_LEVELS),
    featured: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
    status: fc.constantFrom('' as const, ...PRODUCT_STATUSES),
    availability: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
    tag: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    deleted: fc.boolean(),
    sort: fc.constantFrom(...staffProductList.sorts),
    page: fc.integer({ min: 1, max: 999_999 }),
    size: fc.constantFrom(...listPageSizes(staffProductList)),
  });

  it('restores its query', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { search } = new URL(listHref(staffProductList, query), 'http://shop.test');
        expect(read(staffProductList, search)).toEqual(query);
      }),
    );
  });

  it('has no parameters for the whole list', () => {
    for (const list of Object.values(LISTS)) expect(listHref(list, emptyQuery(list))).toBe(list.path);
    expect(listHref(productList, products('search=&sort=newest&page=1&brand=Noct'))).toBe(
      '/user/products?brand=Noct',
    );
  });
});

describe('the query of shoppers', () => {
  it('is read from the URL, without the spaces around it', () => {
    const search =
      'search=+lamp+&category=Home+%26+Kitchen&brand=Noct&minPrice=20&maxPrice=99.5&sort=name&page=3';
    expect(products(search)).toEqual({
      search: 'lamp',
      exact: false,
      category: 'Home & Kitchen',
      brand: 'Noct',
      minPrice: '20',
      maxPrice: '99.5',
      rating: null,
      inStock: false,
      onSale: false,
      options: '',
      sort: 'name',
      page: 3,
      size: 24,
    });
  });

  it('is read from the form of the filters in the same way', () => {
    const form = new FormData();
    form.set('search', 'lamp');
    form.set('sort', 'rating');
    expect(readListQuery(productList, form)).toEqual({
      ...emptyQuery(productList),
      search: 'lamp',
      sort: 'rating',
    });
  });

  it('keeps a price as typed', () => {
    expect(products('minPrice=1,299&maxPrice=abc')).toMatchObject({ minPrice: '1,299', maxPrice: 'abc' });
  });
});

describe('the filter of a call of every list', () => {
  it('is empty for the whole list', () => {
    for (const list of Object.values(LISTS)) expect(callFilter(list, emptyQuery(list))).toEqual({});
  });

  it('has the set filters', () => {
    expect(callFilter(paymentList, read(paymentList, 'show=unsettled&search=+pi_1+&page=2'))).toEqual({
      show: 'unsettled',
      search: 'pi_1',
    });
    const reviews = 'view=deleted&search=%C3%A0+la+%22carte%22&verified=no&rating=4&product=kettle-1&page=3';
    expect(callFilter(reviewList, read(reviewList, reviews))).toEqual({
      search: 'à la "carte"',
      verified: 'false',
      rating: 4,
      product: 'kettle-1',
      deleted: 'true',
    });
    expect(
      callFilter(staffProductList, read(staffProductList, 'search=lamp&featured=no&offered=yes&stock=low')),
    ).toEqual({ search: 'lamp', stock: 'low', featured: 'false', availability: 'true' });
  });
});

it.each([
  ['3', 3],
  ['12', 12],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['1000000', 1],
])('the page of %j is %d', (typed, page) => {
  expect(readPage(typed)).toBe(page);
  expect(orders(`page=+${typed}+`).page).toBe(page);
});

it.each([
  ['nothing', '', ''],
  ['a word, trimmed', ' lamp ', 'lamp'],
  ['as much as the shop takes', 'a'.repeat(101), 'a'.repeat(100)],
  ['whole characters only', `${'a'.repeat(99)}🪔`, 'a'.repeat(99)],
])('searches for %s', (_, search, found) => {
  expect(readListQuery(productList, new URLSearchParams({ search })).search).toBe(found);
});
