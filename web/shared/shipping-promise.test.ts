import { expect, it } from 'vitest';
import { shippingPromise } from './shipping-promise.ts';

it('the promise of free shipping names the specified amount, or the limit of the shop', () => {
  expect(shippingPromise({ exampleTexts: true })).toBe('Free shipping on orders over $50');
  expect(shippingPromise({ freeShippingOver: 10_000 })).toBe('Free shipping on orders over $100');
  expect(shippingPromise({ freeShippingOver: 7_550 })).toBe('Free shipping on orders over $75.50');
});

it('a shop that hides the example texts promises nothing that it does not charge by', () => {
  expect(shippingPromise({})).toBeNull();
  expect(shippingPromise({ freeShippingOver: 10_000 })).toBe('Free shipping on orders over $100');
});

it('a shop with shipping zones promises only what is true of all of them', () => {
  expect(shippingPromise({ shipsByZone: true })).toBeNull();
  expect(shippingPromise({ shipsByZone: true, freeShippingOver: 10_000 })).toBe(
    'Free shipping on orders over $100',
  );
  expect(shippingPromise({ shipsByZone: true, freeShippingOver: 0 })).toBe('Free shipping on all orders');
});
