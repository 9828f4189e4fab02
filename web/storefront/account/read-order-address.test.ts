import { expect, it } from 'vitest';
import { isSavedAlready, readOrderAddress } from './read-order-address.ts';

const shippingAddress = {
  fullName: 'Ada Lovelace',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zipCode: 'W1A 1AA',
  country: 'United Kingdom',
};
const place = {
  name: 'Ada Lovelace',
  companyName: null,
  phone: '+44 20 7946 0000',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zip: 'W1A 1AA',
  country: 'United Kingdom',
};

it('is the shipping address, with the phone number of the order', () => {
  expect(readOrderAddress({ shippingAddress, userPhone: place.phone })).toEqual(place);
});

it('has the company of a bill to the same address', () => {
  const billingAddress = { ...place, companyName: 'Engines Ltd' };
  const order = { shippingAddress, billingAddress, userPhone: place.phone };
  expect(readOrderAddress(order)?.companyName).toBe('Engines Ltd');
  const elsewhere = { ...order, billingAddress: { ...billingAddress, address: 'Elsewhere' } };
  expect(readOrderAddress(elsewhere)?.companyName).toBeNull();
});

it('is nothing for an order without an address, or with a part of one', () => {
  expect(readOrderAddress({})).toBeNull();
  expect(readOrderAddress({ shippingAddress })).toBeNull();
});

it('is saved once', () => {
  const { companyName: _, ...saved } = { ...place, id: 'a', isDefault: true };
  expect(isSavedAlready(place, [saved])).toBe(true);
  expect(isSavedAlready({ ...place, city: 'Leeds' }, [saved])).toBe(false);
});
