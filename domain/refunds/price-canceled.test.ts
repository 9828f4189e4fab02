import { expect, it } from 'vitest';
import { priceCanceled } from './price-canceled.ts';

const order = {
  lines: [{ unitPrice: 1_000, quantity: 3 }],
  subtotal: 3_000,
  shipping: 500,
  tax: 240,
  discount: 0,
  total: 3_740,
};
const two = [{ position: 0, quantity: 2 }];
const committed = (amount: number, quantity = 0) => ({
  lines: quantity > 0 ? [{ position: 0, quantity, amount: 1_000 * quantity, tax: 80 * quantity }] : [],
  shipping: 0,
  tax: 80 * quantity,
  amount,
});

it('is the price and tax of the pieces, without shipping', () => {
  expect(priceCanceled(order, [], two)).toMatchObject({
    amount: 2_160,
    tax: 160,
    shipping: 0,
    adjustment: 0,
  });
});

it('leaves out pieces that were refunded before', () => {
  expect(priceCanceled(order, [committed(2_160, 2)], two)).toMatchObject({ amount: 1_080 });
  expect(priceCanceled(order, [committed(3_240, 3)], two)).toBeNull();
});

it('is at most what is left', () => {
  expect(priceCanceled(order, [committed(3_000)], two)).toMatchObject({ amount: 740, adjustment: -1_420 });
  expect(priceCanceled(order, [committed(3_740)], two)).toBeNull();
});
