import { expect, it } from 'vitest';
import { shippingPromise } from './shipping-promise.ts';

it('the promise of free shipping names the specified amount, or the limit of the shop', () => {
  expect(shippingPromise(null)).toBe('Free shipping on orders over $50');
  expect(shippingPromise(10_000)).toBe('Free shipping on orders over $100');
  expect(shippingPromise(7_550)).toBe('Free shipping on orders over $75.50');
});
