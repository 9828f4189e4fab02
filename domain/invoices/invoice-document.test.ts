import { expect, it, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { resolveTexts } from '../page-texts/page-texts.ts';
import { BLANK_COMPANY, DEFAULT_COMPANY } from '../settings/company.ts';
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

const texts = resolveTexts('documents', {}, { shopName: 'Marigold', showsExamples: true });
const settings = { company: DEFAULT_COMPANY, timeZone: 'Europe/Berlin', texts };

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

test.each([
  [{ email: 'a@b.example', phone: '+1 555' }, 'Write to a@b.example or call +1 555.'],
  [{ email: 'a@b.example', phone: '' }, 'Write to a@b.example.'],
  [{ email: '', phone: '+1 555' }, 'Call +1 555.'],
  [{ email: '', phone: '' }, 'Ask us.'],
])('names how to reach a seller of %o', (contact, words) => {
  const company = { ...BLANK_COMPANY, ...contact };
  expect(composeInvoice(order, { ...settings, company }).texts.support).toBe(
    `Questions about this invoice? ${words}`,
  );
});
