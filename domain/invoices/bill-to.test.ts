import { describe, expect, it } from 'vitest';
import { billTo } from './bill-to.ts';

const shippingAddress = {
  fullName: 'Ada Lovelace',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zipCode: 'W1A 1AA',
  country: 'United Kingdom',
  phone: '+44 20 7946 0000',
};

const billingAddress = {
  name: 'Ada King',
  companyName: 'Engines Ltd',
  address: '1 Bank Street',
  city: 'Leeds',
  state: 'Yorkshire',
  zip: 'LS1',
  country: 'United Kingdom',
  phone: null,
};

const userEmail = 'ada@example.com';

describe('an invoice is addressed to', () => {
  it('the billing address', () => {
    expect(billTo({ userEmail, userPhone: '123', shippingAddress, billingAddress })).toEqual({
      names: ['Ada King', 'Engines Ltd'],
      email: userEmail,
      phone: '123',
      address: ['1 Bank Street', 'Leeds', 'Yorkshire', 'LS1', 'United Kingdom'],
    });
  });

  it('the shipping address if there is no billing address', () => {
    expect(billTo({ userEmail, shippingAddress })).toMatchObject({
      names: ['Ada Lovelace'],
      phone: '+44 20 7946 0000',
      address: ['12 Analytical Way', 'London', 'Greater London', 'W1A 1AA', 'United Kingdom'],
    });
  });

  it('an email address alone if there is neither', () => {
    expect(billTo({ userEmail, userPhone: null })).toEqual({
      names: [],
      email: userEmail,
      phone: null,
      address: null,
    });
  });
});
