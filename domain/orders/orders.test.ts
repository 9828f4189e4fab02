import { describe, expect, it, test } from 'vitest';
import { normalizeEmail } from '../email-address.ts';
import { maskOrder } from './mask-order.ts';
import type { NewOrder } from './order.ts';
import { placePaidOrder, placeUnpaidOrder } from './place-order.ts';
import { ORDER_STATUSES, statusLabel, statusTone, trackingProgress, trackingTone } from './status.ts';

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

test.each([
  ['placed', 'Placed', 'warning', 'warning', 25],
  ['processing', 'Processing', 'warning', 'warning', 0],
  ['packaging', 'Packaging', 'warning', 'warning', 50],
  ['on-the-road', 'On The Road', 'primary', 'primary', 75],
  ['delivered', 'Delivered', 'success', 'success', 100],
  ['rejected', 'Rejected', 'error', 'warning', 0],
  ['on-hold', 'On Hold', 'warning', 'warning', 0],
] as const)(
  'the status %s reads %s, is %s for staff and %s while tracking, at %d %%',
  (status, label, tone, tracked, percent) => {
    expect(ORDER_STATUSES).toContain(status);
    expect(statusLabel(status)).toBe(label);
    expect(statusTone(status)).toBe(tone);
    expect(trackingTone(status)).toBe(tracked);
    expect(trackingProgress(status)).toBe(percent);
  },
);

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

  it('without payment is marked unpaid and says that it was placed', () => {
    expect(placeUnpaidOrder(newOrder, 'MG-1', now)).toMatchObject({
      status: 'placed',
      paymentIntentId: null,
      paymentStatus: 'unpaid',
      activities: [{ status: 'placed', timestamp: now, description: 'Order has been placed successfully' }],
    });
  });
});

it('shows a stranger what was bought, but nothing that says who or where', () => {
  const order = placePaidOrder(newOrder, 'MG-AAAA-BBBB-CCCC-DDDD', 'pi_1', now);
  const masked = maskOrder(order);
  expect(masked).toMatchObject({ total: 1_608, status: 'placed', id: 'MG-••••-••••-••••-DDDD' });
  const text = JSON.stringify(masked);
  for (const secret of [
    'AAAA',
    'ada@',
    'Lovelace',
    'Analytical',
    'London',
    'W1',
    '5550102',
    '010 20',
    'pi_1',
    'guest-1',
  ])
    expect(text).not.toContain(secret);
});

it('shows a stranger that something was engraved, but not what', () => {
  const line = {
    productId: 'ring',
    name: 'Ring',
    image: '',
    unitPrice: 1_000,
    quantity: 1,
    selectedColor: null,
    selectedSize: null,
    selectedMemory: null,
    selectedProperties: { engraving: 'inside' },
    propertyTexts: { engraving: 'For “Ada”' },
    modifications: 'Engraving: Inside, Engraved text: “For "Ada"”',
  };
  const order = placePaidOrder({ ...newOrder, lines: [line] }, 'MG-AAAA-BBBB-CCCC-DDDD', 'pi_1', now);
  const [masked] = maskOrder(order).lines;
  expect(masked?.modifications).toBe('Engraving: Inside, Engraved text: “•••••”');
  expect(JSON.stringify(masked)).not.toContain('Ada');
});

test.each([['  Ada@Example.COM ', 'ada@example.com']])(
  'the e-mail %j is compared as %s',
  (typed, compared) => {
    expect(normalizeEmail(typed)).toBe(compared);
  },
);
