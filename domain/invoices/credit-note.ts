import type { DocumentLooks } from '../looks/document-looks.ts';
import type { Cents } from '../money.ts';
import type { RefundParts } from '../refunds/refund.ts';
import { explainReason, type RefundReason } from '../refunds/refund-reason.ts';
import type { Company } from '../settings/company.ts';
import { type BillTo, billTo } from './bill-to.ts';
import { creditNoteLabel } from './credit-note-number.ts';
import type { AsJson, InvoiceDocument, Seller } from './invoice-document.ts';
import { invoiceLabel } from './invoice-number.ts';
import {
  CREDIT_NOTE_TITLE,
  fillDocumentTexts,
  pickWrittenWords,
  type WrittenWords,
} from './invoice-words.ts';

/** Returned pieces of an invoiced line; `amount` in cents, after discounts and without `tax`. */
export type CreditedLine = {
  name: string;
  description: string;
  quantity: number;
  amount: Cents;
  tax: Cents;
};

/**
 * All that a credit note says, except its number and date. Amounts in cents, without tax but for `tax` and
 * `amount`, which is the sum of the others.
 */
export type CreditNoteDocument = {
  company: Company;
  /** IANA name of the zone of its days. */
  timeZone: string;
  /** The seller's words below the amounts. */
  support: string;
  /** Others, if the seller wrote some. */
  texts?: WrittenWords | undefined;
  looks?: DocumentLooks | undefined;
  invoice: { number: string; issuedAt: Date };
  orderId: string;
  billTo: BillTo;
  lines: CreditedLine[];
  subtotal: Cents;
  shipping: Cents;
  /** The part that belongs to no line and no shipping; negative for a fee. */
  adjustment: Cents;
  tax: Cents;
  amount: Cents;
  reason: string;
  /** The credit note that it takes back, because the money never arrived; null for that of a refund. */
  reverses: string | null;
};

/** A credit note as it is stored when it is issued: times are texts. */
export type StoredCreditNote = AsJson<CreditNoteDocument>;

/** The credit note of a refund of an invoiced order. */
export function composeCreditNote(
  invoice: InvoiceDocument & { number: number; issuedAt: Date },
  refund: RefundParts & { reason: RefundReason },
  seller: Seller,
): CreditNoteDocument {
  const { order } = invoice;
  const { amount, tax, shippingTax = 0 } = refund;
  const shipping = refund.shipping - (order.taxIncluded ? shippingTax : 0);
  const lines = refund.lines.flatMap(({ position, ...credited }) => {
    const line = order.lines[position];
    const { quantity, amount: net, tax: contained } = credited;
    return line
      ? [{ name: line.name, description: line.description, quantity, amount: net, tax: contained }]
      : [];
  });
  const subtotal = lines.reduce((total, line) => total + line.amount, 0);
  return {
    ...chooseWords(seller, order.id, billTo(order)),
    invoice: { number: invoiceLabel(invoice.number), issuedAt: invoice.issuedAt },
    orderId: order.id,
    billTo: billTo(order),
    lines,
    subtotal,
    shipping,
    adjustment: amount - subtotal - shipping - tax,
    tax,
    amount,
    reason: explainReason(refund.reason).creditNote,
    reverses: null,
  };
}

/** Takes back a credit note whose refund failed after all. */
export function reverseCreditNote(
  { number, ...note }: CreditNoteDocument & { number: number },
  seller: Seller,
): CreditNoteDocument {
  return {
    ...note,
    ...chooseWords(seller, note.orderId, note.billTo),
    reason: 'The refund failed at the bank',
    reverses: creditNoteLabel(number),
  };
}

export function storeCreditNote({ invoice, ...note }: CreditNoteDocument): StoredCreditNote {
  return { ...note, invoice: { ...invoice, issuedAt: invoice.issuedAt.toISOString() } };
}

export function restoreCreditNote({ invoice, ...note }: StoredCreditNote): CreditNoteDocument {
  return { ...note, invoice: { ...invoice, issuedAt: new Date(invoice.issuedAt) } };
}

function chooseWords({ company, timeZone, looks, texts }: Seller, orderId: string, { names }: BillTo) {
  const words = fillDocumentTexts(texts, { company, orderId, customer: names[0] ?? '' });
  const { creditNoteTitle: title, creditNoteAbove: above, footer } = words;
  const written = pickWrittenWords({ title, above, footer }, CREDIT_NOTE_TITLE);
  return {
    company,
    timeZone,
    support: words.creditNoteBelow,
    texts: Object.keys(written).length > 0 ? written : undefined,
    looks,
  };
}
