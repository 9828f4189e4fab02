import { describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/calls/orders.ts';
import { checkReview } from './review-form.ts';

const order: WireOrder = {
  id: 'MG-1',
  userId: 'guest-1',
  userEmail: 'ada@example.com',
  shippingAddress: {
    fullName: 'Ada Lovelace',
    address: '12 Harbor Street',
    city: 'Portland',
    state: 'Oregon',
    zipCode: '97201',
    country: 'United States',
  },
  products: [
    {
      productId: 'kettle-1',
      name: 'Kettle',
      price: 8_000,
      quantity: 1,
      image: '/kettle.svg',
      selectedProperties: {},
      modifications: '',
    },
  ],
  subtotal: 8_000,
  shipping: 1_500,
  discount: 0,
  tax: 640,
  total: 10_140,
  status: 'placed',
  activities: [],
  expectedDelivery: '2026-06-20T12:00:00.000Z',
  createdAt: '2026-06-15T12:00:00.000Z',
  paymentStatus: 'paid',
};
const review = { rating: 4, title: '', comment: 'Boils fast.' };

it('a review has the name and email address of the order', () => {
  expect(checkReview(review, order, 'kettle-1')).toEqual({
    ok: true,
    input: {
      params: { id: 'kettle-1' },
      body: { userName: 'Ada Lovelace', userEmail: 'ada@example.com', orderId: 'MG-1', ...review },
    },
  });
});

it('a review omits the order while it is neither paid nor delivered', () => {
  const checked = checkReview(review, { ...order, paymentStatus: 'unpaid' }, 'kettle-1');
  expect(checked).toMatchObject({ ok: true });
  expect(checked.ok && checked.input.body).not.toHaveProperty('orderId');
});

describe('an invalid review', () => {
  it.each([
    [
      { ...review, rating: 0 },
      'kettle-1',
      'Rating Required',
      'Please select a rating before submitting.',
      'rating',
    ],
    [
      { ...review, comment: ' \n' },
      'kettle-1',
      'Review Required',
      'Please write a review comment before submitting.',
      'comment',
    ],
    [review, undefined, 'Error', 'Product information is missing.', null],
  ] as const)('%#: %s', (typed, of, title, message, field) => {
    const checked = checkReview(typed, order, of);
    expect(checked).toMatchObject({ ok: false, problem: { title, message, field } });
  });

  it('is refused if it is too long, with the field', () => {
    expect(checkReview({ ...review, comment: 'x'.repeat(5_001) }, order, 'kettle-1')).toMatchObject({
      problem: { field: 'comment' },
    });
    expect(checkReview({ ...review, title: 'x'.repeat(201) }, order, 'kettle-1')).toMatchObject({
      problem: { field: 'title' },
    });
  });
});
