import { expect, it } from 'vitest';
import { maskOrder } from './mask-order.ts';
import type { NewOrder } from './order.ts';
import { placePaidOrder, placeUnpaidOrder } from './place-order.ts';

const ADDRESS = {
  fullName: 'Ada Lovelace',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  zipCode: 'W1',
  country: 'United Kingdom',
  phone: '+1 555 010 2030',
};

const RING = {
  productId: 'ring',
  name: 'Ring',
  image: '',
  unitPrice: 1_000,
  quantity: 1,
  selection: { properties: { engraving: 'inside' }, texts: { engraving: 'For “Ada”' } },
  description: 'Engraving: Inside, Engraved text: “For "Ada"”',
};

const PARCEL = {
  id: 'FF-AAAA-BBBB-CCCC-DDDD',
  lines: [{ position: 0, quantity: 1 }],
  carrier: 'ups',
  trackingNumber: '1Z',
  trackingUrl: null,
  createdAt: new Date('2026-03-02T10:00:00Z'),
  deliveredAt: null,
};

const newOrder: NewOrder = {
  userId: 'guest-1',
  userEmail: 'ada@example.com',
  userPhone: '+1 555 010 2030',
  paymentMethod: 'Credit Card',
  shippingAddress: ADDRESS,
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

it('shows the products, but no personal data', () => {
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

it('shows no field that it does not know', () => {
  const secret = { staffNote: 'from the field that was added last' };
  const order = {
    ...placePaidOrder(newOrder, 'MG-AAAA-BBBB-CCCC-DDDD', 'pi_1', now),
    ...secret,
    shippingAddress: { ...ADDRESS, ...secret },
    lines: [{ ...RING, ...secret }],
    activities: [{ status: 'placed' as const, timestamp: now, description: 'Typed', ...secret }],
    cancellation: { at: now, by: 'staff' as const, reason: null, ...secret },
    fulfilments: [{ ...PARCEL, ...secret }],
  };
  expect(JSON.stringify(maskOrder(order))).not.toContain('staffNote');
});

it('shows when the status changed, but nothing that staff wrote about it', () => {
  const order = placeUnpaidOrder(newOrder, 'MG-AAAA-BBBB-CCCC-DDDD', now);
  const activities = [
    ...order.activities,
    { status: 'processing' as const, timestamp: now, description: 'Status updated to processing' },
    { status: 'on-hold' as const, timestamp: now, description: 'Ada will be at 12 Analytical Way on Friday' },
  ];
  expect(maskOrder({ ...order, activities }).activities).toEqual([
    { status: 'placed', timestamp: now, description: 'Order has been placed successfully' },
    { status: 'processing', timestamp: now, description: 'Status updated to processing' },
    { status: 'on-hold', timestamp: now, description: 'Status updated to on-hold' },
  ]);
});

it('shows that there is an engraving, but not its text', () => {
  const order = placePaidOrder({ ...newOrder, lines: [RING] }, 'MG-AAAA-BBBB-CCCC-DDDD', 'pi_1', now);
  const [masked] = maskOrder(order).lines;
  expect(masked?.description).toBe('Engraving: Inside, Engraved text: “•••••”');
  expect(JSON.stringify(masked)).not.toContain('Ada');
});
