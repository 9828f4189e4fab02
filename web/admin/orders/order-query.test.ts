import { describe, expect, it, test } from 'vitest';
import { filterOf, NO_QUERY, orderHref, ordersHref, readOrderQuery, writeOrderQuery } from './order-query.ts';

const read = (query: string) => readOrderQuery(new URLSearchParams(query));

describe('the address of the list', () => {
  test.each([
    '',
    'search=ada&date=2026-03-01&type=high&status=on-the-road&sort=total-asc&page=3&order=MG-1',
    'status=delivered',
    'page=2',
  ])('is read and written without loss: %j', (query) => {
    expect(writeOrderQuery(read(query)).toString()).toBe(query);
  });

  test.each(['type=medium', 'status=lost', 'sort=password', 'page=0', 'page=-1', 'page=1e9', 'page=x'])(
    'counts %s as absent',
    (query) => {
      expect(read(query)).toEqual(NO_QUERY);
    },
  );

  it('asks the server only for what is set', () => {
    expect(filterOf(read('search=+ada+&type=low&page=2'))).toEqual({ search: 'ada', type: 'low' });
    expect(filterOf(NO_QUERY)).toEqual({});
  });

  it('leads to an order', () => {
    expect(orderHref('MG-1')).toBe('/admin/orders?order=MG-1');
    expect(ordersHref(NO_QUERY)).toBe('/admin/orders');
  });
});
