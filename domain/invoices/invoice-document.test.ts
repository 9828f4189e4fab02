import { expect, it } from 'vitest';
import type { Order } from '../orders/order.ts';
import { DEFAULT_COMPANY } from '../settings/company.ts';
import { composeInvoice, restoreInvoice, storeInvoice } from './invoice-document.ts';

const at = new Date('2026-03-01T10:00:00.123Z');

const order: Order = {
  id: 'MG-1',
  userId: 'guest',
  userEmail: 'ada@example.com',
  userPhone: null,
  paymentMethod: 'Bank transfer',
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  memberPlan: 'premium',
  subtotal: 100,
  shipping: 0,
  discount: 10,
  tax: 8,
  total: 98,
  status: 'rejected',
  activities: [{ status: 'placed', timestamp: at, description: 'Order placed' }],
  expectedDelivery: at,
  createdAt: at,
  paymentIntentId: null,
  paymentStatus: 'paid',
  unpaidUntil: at,
  markedPaidAt: at,
  cancellation: { at, by: 'staff', reason: null },
  refund: null,
  refunded: 0,
  lost: 0,
};

const settings = { company: DEFAULT_COMPANY, timeZone: 'Europe/Berlin' };

it('is the same after it was stored as JSON', () => {
  for (const invoiced of [order, { ...order, unpaidUntil: null, markedPaidAt: null, cancellation: null }]) {
    const invoice = composeInvoice(invoiced, settings);
    expect(restoreInvoice(JSON.parse(JSON.stringify(storeInvoice(invoice))))).toEqual(invoice);
  }
});

it('keeps the words of the seller, and no refund', () => {
  const refund = { status: 'failed' as const, amount: 98, requestedAt: at, doneAt: null };
  const { texts, order: stored } = storeInvoice(composeInvoice({ ...order, refund, refunded: 50 }, settings));
  expect(texts.support).toContain(DEFAULT_COMPANY.email);
  expect([stored.refund, stored.refunded]).toEqual([null, 0]);
});
