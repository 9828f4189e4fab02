import { describe, expect, it, test } from 'vitest';
import { filterOf, NO_QUERY, paymentsHref, readPaymentQuery } from './payment-query.ts';

const read = (href: string) => readPaymentQuery(new URL(href, 'http://shop.test').searchParams);

describe('the address of the payments', () => {
  test.each([
    '/admin/payments',
    '/admin/payments?show=unsettled&search=ada%40example.com&sort=amount-desc&page=3&size=100',
  ])('is read and written without loss: %s', (href) => {
    expect(paymentsHref(read(href))).toBe(href);
  });

  it('counts what does not exist as absent', () => {
    expect(read('/admin/payments?show=lost&sort=luck&page=0')).toEqual(NO_QUERY);
  });

  it('asks the server only for what is set', () => {
    expect(filterOf(NO_QUERY)).toEqual({});
    expect(filterOf(read('?show=unsettled&search=+pi_1+&page=2'))).toEqual({
      show: 'unsettled',
      search: 'pi_1',
    });
  });
});
