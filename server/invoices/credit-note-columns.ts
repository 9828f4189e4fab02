import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { centsToDollars } from '#domain/money.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { CreditNote } from './credit-note-queries.ts';

/** The exported columns of a credit note; amounts in dollars, negative where one takes another one back. */
export const CREDIT_NOTE_CSV_COLUMNS: CsvColumn<CreditNote>[] = [
  { head: 'Number', value: ({ number }) => creditNoteLabel(number) },
  { head: 'Date', value: ({ issuedAt }) => issuedAt },
  { head: 'Invoice', value: ({ invoice }) => invoice.number },
  { head: 'Order ID', value: ({ orderId }) => orderId },
  { head: 'Customer', value: ({ billTo }) => billTo.names[0] },
  { head: 'Email', value: ({ billTo }) => billTo.email },
  { head: 'Reason', value: ({ reason }) => reason },
  { head: 'Takes back', value: ({ reverses }) => reverses },
  { head: 'Subtotal', value: (note) => dollars(note, note.subtotal) },
  { head: 'Shipping', value: (note) => dollars(note, note.shipping) },
  { head: 'Adjustment', value: (note) => dollars(note, note.adjustment) },
  { head: 'Tax', value: (note) => dollars(note, note.tax) },
  { head: 'Credited', value: (note) => dollars(note, note.amount) },
];

function dollars({ reverses }: CreditNote, cents: number): number {
  return centsToDollars(reverses === null ? cents : -cents);
}
