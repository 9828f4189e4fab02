import { describe, expect, it, test } from 'vitest';
import {
  filterOf,
  hasFilters,
  NO_QUERY,
  orderHref,
  ordersHref,
  readOrderQuery,
  withoutFilters,
  writeOrderQuery,
} from './order-query.ts';

const read = (query: string) => readOrderQuery(new URLSearchParams(query));

describe('the address of the list', () => {
  test.each([
    '',
    'search=ada&date=2026-03-01&type=high&status=on-the-road&sort=total-asc&page=3&size=50&order=MG-1',
    'status=delivered',
    'page=2',
    'date=2026-03-01&to=2026-03-07',
    'search=ada&view=deleted',
  ])('is read and written without loss: %j', (query) => {
    expect(writeOrderQuery(read(query)).toString()).toBe(query);
  });

  test.each([
    'type=medium',
    'status=lost',
    'sort=password',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'date=garbage',
    'date=2026-02-30',
    'date=0001-01-01',
    'view=all',
    'size=11',
    'to=2026-03-01',
  ])('counts %s as absent', (query) => {
    expect(read(query)).toEqual(NO_QUERY);
  });

  it('asks the server only for what is set', () => {
    expect(filterOf(read('search=+ada+&type=low&page=2'))).toEqual({ search: 'ada', type: 'low' });
    expect(filterOf(NO_QUERY)).toEqual({});
  });

  it('keeps what can be read beside what cannot', () => {
    expect(read('date=garbage&status=placed&sort=oldest')).toEqual({
      ...NO_QUERY,
      status: 'placed',
      sort: 'oldest',
    });
  });

  it('counts the deleted ones as another list, not as a filter', () => {
    expect(filterOf(read('view=deleted'))).toEqual({ deleted: 'true' });
    expect(hasFilters(read('view=deleted'))).toBe(false);
    expect(ordersHref(withoutFilters(read('view=deleted&type=low&page=2')))).toBe(
      '/admin/orders?view=deleted',
    );
  });

  it('leads to an order', () => {
    expect(orderHref('MG-1')).toBe('/admin/orders?order=MG-1');
    expect(ordersHref(NO_QUERY)).toBe('/admin/orders');
  });
});
