import { describe, expect, test } from 'vitest';
import { modifiedPrice } from './modification-price.ts';
import { matchesOrderFilter, NO_ORDER_FILTER, type OrderFilter } from './order-filter.ts';

const order = {
  id: 'MG-AB12-CD34-EF56-GH78',
  userEmail: 'Ada@Example.com',
  userPhone: '+1 (555) 010-2030',
  shippingAddress: {
    fullName: 'Zoë Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    zipCode: 'W1',
    country: 'United Kingdom',
    phone: null,
  },
  createdAt: new Date('2026-03-01T23:59:59.999Z'),
  total: 50_000,
  status: 'placed' as const,
  paymentStatus: 'paid' as const,
};

describe('an order passes', () => {
  test.each<[string, Partial<OrderFilter>]>([
    ['no filter', {}],
    ['a part of its id, whatever the case', { search: 'cd34-ef' }],
    ['its id without dashes', { search: 'mgab12cd34ef56gh78' }],
    ['its id with O typed for 0 and spaces', { search: ' AB12 CD34 EF56 GH78 ' }],
    ['its e-mail address in another case', { search: 'ADA@example' }],
    ['its phone number as it is', { search: '+1 (555) 010-2030' }],
    ['its phone number written otherwise', { search: '555.010.2030' }],
    ['a name with an accent encoded another way', { search: 'zoe\u0308' }],
    ['its day in UTC', { date: '2026-03-01' }],
    ['its day in the zone of the shop', { date: '2026-03-02', zone: 'Europe/Berlin' }],
    ['high value at exactly $500', { type: 'high' }],
    ['its status', { status: 'placed' }],
    ['that it is to be packed', { need: 'to-pack' }],
  ])('%s', (_, filter) => {
    expect(matchesOrderFilter(order, { ...NO_ORDER_FILTER, ...filter })).toBe(true);
  });
});

describe('an order does not pass', () => {
  test.each<[string, Partial<OrderFilter>]>([
    ['a wildcard that stands for itself only', { search: 'a%a' }],
    ['its address, which is not searched', { search: 'Analytical' }],
    ['a text across two of its fields', { search: 'gh78ada' }],
    ['two digits of a phone number written otherwise', { search: '0-1' }],
    ['the next day', { date: '2026-03-02' }],
    ['its day of another zone', { date: '2026-03-01', zone: 'Europe/Berlin' }],
    ['low value at exactly $500', { type: 'low' }],
    ['another status', { status: 'delivered' }],
  ])('%s', (_, filter) => {
    expect(matchesOrderFilter(order, { ...NO_ORDER_FILTER, ...filter })).toBe(false);
  });
});

test.each([
  ['', 25_000, null],
  ['Color: Brass', 25_000, { base: 19_999, extra: 5_001, final: 25_000 }],
  ['Color: Brass', 15_000, { base: 19_999, extra: -4_999, final: 15_000 }],
])('the price of a line modified by %j at %d cents is shown as %j', (modifications, unitPrice, shown) => {
  expect(modifiedPrice({ modifications, unitPrice })).toEqual(shown);
});

test.each([
  ['+1 503 555 0101', '503-555-0101'],
  ['503-555-0101', '+1 503 555 0101'],
])('an order with the number %s passes a search for %s', (userPhone, search) => {
  expect(matchesOrderFilter({ ...order, userPhone }, { ...NO_ORDER_FILTER, search })).toBe(true);
});
