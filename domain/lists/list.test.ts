import { expect, it } from 'vitest';
import { orderList } from '../orders/order-list.ts';
import { paymentList } from '../payments/payment-list.ts';
import { listPageSizes } from './list.ts';

it('offers 10, 25, 50 and 100, and the page size of the list', () => {
  expect(listPageSizes(orderList)).toEqual([10, 25, 50, 100]);
  expect(listPageSizes(paymentList)).toEqual([10, 20, 25, 50, 100]);
});
