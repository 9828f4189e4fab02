import { describe, expect, it } from 'vitest';
import { invoiceFacts, invoiceTitle } from './invoice-facts.ts';

describe('an invoice shows', () => {
  const order = {
    id: 'MG-1',
    createdAt: new Date('2026-03-01T23:30:00Z'),
    status: 'rejected' as const,
    paymentStatus: 'refunded' as const,
    paymentMethod: null,
    lines: [],
    expectedDelivery: null,
    refund: null,
  };

  it('its facts, with Credit Card as the default payment method', () => {
    expect(
      invoiceFacts({ number: 'INV-000001', issuedAt: new Date('2026-03-02T00:00:00Z') }, order, 'UTC'),
    ).toEqual([
      { term: 'Invoice Number', value: 'INV-000001' },
      { term: 'Invoice Date', value: 'March 2, 2026' },
      { term: 'Order ID', value: 'MG-1' },
      { term: 'Order Date', value: 'March 1, 2026' },
      { term: 'Payment Method', value: 'Credit Card' },
      { term: 'Payment', value: 'Refunded' },
      { term: 'Order Status', value: 'Rejected', tone: 'error' },
    ]);
  });

  it('dates in the time zone', () => {
    const issued = { number: 'INV-000001', issuedAt: new Date('2026-03-02T00:00:00Z') };
    const facts = invoiceFacts(issued, order, 'America/Los_Angeles');
    expect(facts).toContainEqual({ term: 'Invoice Date', value: 'March 1, 2026' });
  });

  it('since when it is void', () => {
    const issued = { number: 'INV-000001', issuedAt: new Date('2026-03-02T00:00:00Z') };
    const facts = invoiceFacts({ ...issued, voidSince: new Date('2026-03-04T00:00:00Z') }, order, 'UTC');
    expect(facts).toContainEqual({ term: 'Void Since', value: 'March 4, 2026', tone: 'error' });
    expect([invoiceTitle({}, {}), invoiceTitle({ voidSince: new Date() }, {})]).toEqual([
      'Invoice',
      'Void Invoice',
    ]);
  });

  it('that it is a draft until it is issued', () => {
    expect(invoiceFacts(null, order, 'UTC').slice(0, 2)).toEqual([
      { term: 'Invoice Number', value: 'Draft' },
      { term: 'Invoice Date', value: 'Not issued yet' },
    ]);
  });

  it('a refund and its date, and no delivery after it', () => {
    const refund = {
      status: 'succeeded' as const,
      amount: 6_899,
      requestedAt: new Date('2026-03-02T10:00:00Z'),
      doneAt: new Date('2026-03-03T10:00:00Z'),
    };
    const expectedDelivery = new Date('2026-03-06T00:00:00Z');
    const facts = invoiceFacts(null, { ...order, status: 'placed', refund, expectedDelivery }, 'UTC');
    expect(facts).toContainEqual({ term: 'Refunded Amount', value: '$68.99' });
    expect(facts).toContainEqual({ term: 'Refund Date', value: 'March 3, 2026' });
    expect(facts.map(({ term }) => term)).not.toContain('Expected Delivery');
    const underWay = { ...refund, status: 'pending' as const, doneAt: null };
    expect(invoiceFacts(null, { ...order, refund: underWay }, 'UTC')).toContainEqual({
      term: 'Refund',
      value: '$68.99, under way',
    });
  });

  it('the expected delivery if it is known', () => {
    const expectedDelivery = new Date('2026-03-06T00:00:00Z');
    expect(
      invoiceFacts(null, { ...order, status: 'placed', paymentStatus: 'paid', expectedDelivery }, 'UTC'),
    ).toContainEqual({
      term: 'Expected Delivery',
      value: 'March 6, 2026',
    });
  });
});
