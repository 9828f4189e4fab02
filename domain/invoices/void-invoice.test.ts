import { describe, expect, it } from 'vitest';
import { NO_INVOICE_OF_CANCELED, NO_INVOICE_OF_REFUNDED } from './invoice-words.ts';
import { voidSince, whyNoInvoice } from './void-invoice.ts';

const cancellation = { at: '2026-03-02T10:00:00Z' };

describe('an invoice', () => {
  it('is void once its order is canceled, if that was never paid', () => {
    expect(voidSince({ paymentStatus: 'unpaid', cancellation })).toBe(cancellation.at);
    for (const paymentStatus of ['paid', 'refunded', 'charged_back'] as const)
      expect(voidSince({ paymentStatus, cancellation }), paymentStatus).toBeNull();
    expect(voidSince({ paymentStatus: 'unpaid', cancellation: null })).toBeNull();
  });

  it('is refused for an order that was refunded, or canceled before it was paid', () => {
    expect(whyNoInvoice({ paymentStatus: 'unpaid' })).toBeNull();
    expect(whyNoInvoice({ paymentStatus: 'paid', cancellation })).toBeNull();
    expect(whyNoInvoice({ paymentStatus: 'refunded', cancellation })).toBe(NO_INVOICE_OF_REFUNDED);
    expect(whyNoInvoice({ paymentStatus: 'unpaid', cancellation })).toBe(NO_INVOICE_OF_CANCELED);
  });
});
