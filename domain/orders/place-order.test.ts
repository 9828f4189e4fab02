import { describe, expect, it } from 'vitest';
import type { NewOrder } from './order.ts';
import { placePaidOrder, placeUnpaidOrder } from './place-order.ts';

const newOrder: NewOrder = {
  userId: 'guest-1',
  userEmail: 'ada@example.com',
  userPhone: '+1 555 010 2030',
  paymentMethod: 'Credit Card',
  shippingAddress: {
    fullName: 'Ada Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    zipCode: 'W1',
    country: 'United Kingdom',
    phone: '+1 555 010 2030',
  },
  billingAddress: null,
  lines: [],
  memberPlan: null,
  subtotal: 100,
  shipping: 1_500,
  discount: 0,
  tax: 8,
  total: 1_608,
};

const now = new Date('2026-03-01T10:00:00Z');

describe('a new order', () => {
  it('is placed and paid, without activities, and expected in five days', () => {
    expect(placePaidOrder(newOrder, 'MG-1', 'pi_1', now)).toMatchObject({
      id: 'MG-1',
      status: 'placed',
      activities: [],
      paymentIntentId: 'pi_1',
      paymentStatus: 'paid',
      expectedDelivery: new Date('2026-03-06T10:00:00Z'),
    });
  });

  it('without payment is unpaid and has its first activity', () => {
    expect(placeUnpaidOrder(newOrder, 'MG-1', now)).toMatchObject({
      status: 'placed',
      paymentIntentId: null,
      paymentStatus: 'unpaid',
      activities: [{ status: 'placed', timestamp: now, description: 'Order has been placed successfully' }],
    });
  });
});
