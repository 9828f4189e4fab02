import { expect, it } from 'vitest';
import type { WireDiscount } from '#contract/discount-schemas.ts';
import {
  describeValues,
  discountErrors,
  discountToValues,
  EMPTY_DISCOUNT,
  valuesToDiscount,
} from './discount-form-values.ts';

const ZONE = 'America/New_York';
const discount: WireDiscount = {
  id: 'DC-1',
  code: 'TEN',
  title: 'Ten',
  kind: 'amount',
  value: 12.5,
  scope: { of: 'categories', values: ['Fashion'] },
  names: {},
  minimumSubtotal: 5_000,
  startsAt: '2026-03-01T05:00:00.000Z',
  endsAt: '2026-04-01T04:00:00.000Z',
  perCustomer: 1,
  combinesWith: ['order'],
  sentence: '',
  state: 'active',
  uses: 3,
  givenAmount: 0,
  salesAmount: 0,
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('the form of a discount sends what it was filled with, in days of the shop', () => {
  const values = discountToValues(discount, ZONE);
  expect([values.startDay, values.endDay, values.amount]).toEqual(['2026-03-01', '2026-03-31', '12.50']);
  expect(valuesToDiscount(values, ZONE)).toEqual({
    code: 'TEN',
    title: 'Ten',
    kind: 'amount',
    value: 12.5,
    buy: null,
    get: null,
    scope: { of: 'categories', values: ['Fashion'] },
    minimumSubtotal: 5_000,
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
    usageLimit: null,
    perCustomer: 1,
    combinesWith: ['order'],
  });
});

it('says in words what is typed so far', () => {
  const names = {};
  expect(describeValues(EMPTY_DISCOUNT, { zone: ZONE, names })).toBeNull();
  const values = { ...EMPTY_DISCOUNT, percent: '20', perCustomer: '1' };
  expect(describeValues(values, { zone: ZONE, names })).toBe('20 % off everything, once per customer');
});

it('says what is wrong at the field of the form', () => {
  const values = {
    ...discountToValues(discount, ZONE),
    amount: '12,345.678',
    startDay: '2026-05-01',
    usageLimit: '2',
    title: '',
  };
  expect(discountErrors(values, ZONE, 3)).toMatchObject({
    amount: expect.any(String),
    endDay: 'The end must be after the start',
    usageLimit: 'It is used 3 times already',
    title: 'Title is required',
  });
  expect(discountErrors(EMPTY_DISCOUNT, ZONE, 0)).toEqual({
    code: 'Code is required',
    title: 'Title is required',
    percent: 'The percentage must be above 0 and at most 100',
  });
});
