import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { WireCreditNote } from '#contract/calls/credit-notes.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { CreditNoteSheet } from './credit-note-sheet.tsx';

const note: WireCreditNote = {
  number: 'CN-000007',
  issuedAt: '2026-03-05T23:30:00.000Z',
  timeZone: 'Europe/Berlin',
  company: DEFAULT_COMPANY,
  support: 'Questions about this credit note?',
  invoice: { number: 'INV-000042', issuedAt: '2026-03-02T10:00:00.000Z' },
  orderId: 'MG-AAAA-BBBB-CCCC-DDDD',
  refundId: 'RF-1',
  billTo: { names: ['Ada Lovelace'], email: 'ada@example.com' },
  lines: [{ name: 'Ember Kettle', modifications: 'Color: Brass', quantity: 1, amount: 17_500, tax: 1_400 }],
  subtotal: 17_500,
  shipping: 0,
  adjustment: -500,
  tax: 1_360,
  amount: 18_360,
  reason: 'Return',
};

const render = (changes: Partial<WireCreditNote> = {}) =>
  renderToStaticMarkup(<CreditNoteSheet note={{ ...note, ...changes }} />);

it('a credit note shows seller, recipient, invoice, lines and amounts', () => {
  const html = render();
  for (const text of [
    ...['Credit Note', 'CN-000007', 'March 6, 2026', 'INV-000042', 'March 2, 2026', 'Return'],
    ...['Marigold', 'Ada Lovelace', 'Address not provided', 'Ember Kettle', 'Color: Brass', '$14.00'],
    ...['$175.00', 'Adjustment', '−$5.00', '$13.60', 'Total Credited', '$183.60', 'Questions about'],
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('Shipping');
});

it('a credit note without lines calls its amount so', () => {
  const html = render({ lines: [], subtotal: 0, adjustment: 17_000 });
  expect(html).not.toContain('Adjustment');
  expect(html).not.toContain('Description');
});

it('a credit note says which one it takes back', () => {
  const html = render({ reverses: 'CN-000006' });
  for (const text of ['Credit Note Reversal', 'Takes Back', 'CN-000006', 'Total Taken Back'])
    expect(html).toContain(text);
});
