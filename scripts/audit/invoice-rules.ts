import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { formatMoney } from '#domain/money.ts';
import type { Facts, Rows } from './facts.ts';
import { inWords } from './in-words.ts';

/** Model I12. What an invoice says adds up, and is what its order costs. */
export function invoicesAgree({ rows }: Facts): string[] {
  return rows.invoices.flatMap(({ order: id, number, subtotal, shipping, tax, discount, total, lines }) => {
    const order = rows.orders.find((candidate) => candidate.id === id);
    const name = `Invoice ${invoiceLabel(number)} of order ${id}`;
    const sum = subtotal + shipping + tax - discount;
    return [
      order &&
        order.total !== total &&
        `${name} says ${formatMoney(total)}, but the order costs ${formatMoney(order.total)}.`,
      sum !== total &&
        `${name} does not add up: its parts are ${formatMoney(sum)}, its total ${formatMoney(total)}.`,
      lines !== subtotal &&
        `${name} does not add up: its lines are ${formatMoney(lines)}, its subtotal ${formatMoney(subtotal)}.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
}

/**
 * Model O5. Each succeeded refund of an invoiced order has exactly one credit note; no other refund has one.
 */
export function refundsHaveCreditNotes({ rows }: Facts): string[] {
  const invoiced = new Set(rows.invoices.map(({ order }) => order));
  return rows.refunds
    .filter(({ checkout }) => invoiced.has(checkout))
    .flatMap(({ id, checkout, status }) => {
      const notes = rows.creditNotes.filter(({ refund, reverses }) => refund === id && reverses === null);
      const open = notes.filter(({ number }) => !isReversed(rows, number));
      const name = `The refund ${id} of order ${checkout}`;
      const [note] = open;
      if (notes.length > 1) return [`${name} has ${notes.length} credit notes.`];
      if (status === 'succeeded' && notes.length === 0)
        return [`${name} succeeded, and its order has an invoice, but it has no credit note.`];
      if (status === 'succeeded' && !note)
        return [`${name} succeeded, but its credit note ${formatLabels(notes)} was taken back.`];
      if (status !== 'succeeded' && note)
        return [
          `${name} is ${inWords(status)}, but its credit note ${formatLabels(open)} was not taken back.`,
        ];
      return [];
    });
}

/** Model O5. What a credit note says adds up, and is what its refund returned. */
export function creditNotesAgree({ rows }: Facts): string[] {
  return rows.creditNotes.flatMap((note) => {
    const { number, refund: id, order, amount, reverses } = note;
    const refund = rows.refunds.find((candidate) => candidate.id === id);
    const taken = rows.creditNotes.find((candidate) => candidate.number === reverses);
    const name = `Credit note ${creditNoteLabel(number)} of order ${order}`;
    const sum = note.subtotal + note.shipping + note.adjustment + note.tax;
    return [
      refund &&
        refund.amount !== amount &&
        `${name} says ${formatMoney(amount)}, but its refund is ${formatMoney(refund.amount)}.`,
      refund && refund.checkout !== order && `${name} is of a refund of ${refund.checkout}.`,
      sum !== amount &&
        `${name} does not add up: its parts are ${formatMoney(sum)}, its total ${formatMoney(amount)}.`,
      reverses !== null &&
        taken?.refund !== id &&
        `${name} takes back ${creditNoteLabel(reverses)}, which is not of the same refund.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
}

function isReversed({ creditNotes }: Rows, number: number): boolean {
  return creditNotes.some(({ reverses }) => reverses === number);
}

function formatLabels(notes: readonly { number: number }[]): string {
  return notes.map(({ number }) => creditNoteLabel(number)).join(', ');
}
