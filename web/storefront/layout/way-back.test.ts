import { expect, it } from 'vitest';
import { wayBackFrom } from './way-back.ts';

const at = (address: string) => wayBackFrom(new URL(address, 'http://shop.example'))?.to ?? null;

it('leads from the checkout of the cart to the cart', () => {
  expect(at('/user/checkout')).toBe('/user/cart');
  expect(at('/user/checkout/?code=SPRING')).toBe('/user/cart');
});

it('leads from the checkout of a product to the product as it was chosen', () => {
  expect(at('/user/billing?product=a%2Fb&color=Deep+Teal&quantity=2&code=SPRING')).toBe(
    '/user/products/a%2Fb?color=Deep+Teal&quantity=2',
  );
  expect(at('/user/billing?product=kettle')).toBe('/user/products/kettle');
});

it.each([
  '/user/home',
  '/user/billing',
  '/user/billing?product=',
  '/user/billing?order=ORD-1',
  '/user/products/checkout',
])('is none on %s, where nothing is paid', (address) => {
  expect(at(address)).toBeNull();
});
