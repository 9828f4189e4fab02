import { formatLongDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { InvoiceFact } from './invoice-facts.ts';
import { CREDIT_NOTE_TITLE, type WrittenWords } from './invoice-words.ts';

type Noted = {
  number: string;
  issuedAt: Date;
  timeZone: string;
  invoice: { number: string; issuedAt: Date };
  orderId: string;
  reason: string;
  reverses: string | null;
};

export function creditNoteTitle(
  { reverses }: Pick<Noted, 'reverses'>,
  { title = CREDIT_NOTE_TITLE }: WrittenWords = {},
): string {
  return reverses === null ? title : `${title} Reversal`;
}

/** The words for the sum, so that nobody takes a reversal for money returned. */
export function creditNoteTotal({ reverses }: Pick<Noted, 'reverses'>): string {
  return reverses === null ? 'Total Credited' : 'Total Taken Back';
}

type Amounts = Record<'subtotal' | 'shipping' | 'adjustment' | 'tax', Cents> & { lines: readonly unknown[] };

/** The amounts whose sum is the total, in cents. */
export function creditNoteAmounts({
  lines,
  subtotal,
  shipping,
  adjustment,
  tax,
}: Amounts): [string, Cents][] {
  const hasLines = lines.length > 0;
  const amounts: [term: string, cents: Cents, isShown: boolean][] = [
    ['Subtotal', subtotal, hasLines],
    ['Shipping', shipping, shipping !== 0],
    [hasLines ? 'Adjustment' : 'Amount', adjustment, adjustment !== 0],
    ['Tax', tax, true],
  ];
  return amounts.flatMap(([term, cents, isShown]) => (isShown ? [[term, cents]] : []));
}

/** The head of a credit note, on screen and in the PDF. */
export function creditNoteFacts(note: Noted): InvoiceFact[] {
  const { number, issuedAt, timeZone, invoice, orderId, reason, reverses } = note;
  return [
    { term: 'Number', value: number },
    { term: 'Date', value: formatLongDate(issuedAt, timeZone) },
    ...(reverses === null ? [] : [{ term: 'Takes Back', value: reverses }]),
    { term: 'Invoice Number', value: invoice.number },
    { term: 'Invoice Date', value: formatLongDate(invoice.issuedAt, timeZone) },
    { term: 'Order ID', value: orderId },
    { term: 'Reason', value: reason },
  ];
}
