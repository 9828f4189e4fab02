import type { WireCreditNote, WireCreditNoteRow } from '#contract/calls/credit-notes.ts';
import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import type { WrittenWords } from '#domain/invoices/invoice-words.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentDocumentLooks } from '../looks/present-looks.ts';
import { presentCompany } from '../settings/present-settings.ts';
import type { CreditNote } from './credit-note-queries.ts';

export function presentCreditNote(note: CreditNote): WireCreditNote {
  const { names, email, phone, address } = note.billTo;
  const { number, issuedAt } = note.invoice;
  return {
    number: creditNoteLabel(note.number),
    issuedAt: note.issuedAt.toISOString(),
    timeZone: note.timeZone,
    company: presentCompany(note.company),
    support: note.support,
    ...(note.texts && { texts: presentWords(note.texts) }),
    ...presentDocumentLooks(note),
    invoice: { number, issuedAt: issuedAt.toISOString() },
    orderId: note.orderId,
    refundId: note.refundId,
    billTo: { names, email, ...omitNulls({ phone, address }) },
    lines: note.lines.map(({ name, description, quantity, amount, tax }) => ({
      name,
      modifications: description,
      quantity,
      amount,
      tax,
    })),
    subtotal: note.subtotal,
    shipping: note.shipping,
    adjustment: note.adjustment,
    tax: note.tax,
    amount: note.amount,
    reason: note.reason,
    ...presentReversal(note),
  };
}

export function presentWords({ title, above, footer }: WrittenWords): WrittenWords {
  return { ...(title && { title }), ...(above && { above }), ...(footer && { footer }) };
}

export function presentCreditNoteRow(note: CreditNote): WireCreditNoteRow {
  return {
    number: creditNoteLabel(note.number),
    issuedAt: note.issuedAt.toISOString(),
    invoice: note.invoice.number,
    orderId: note.orderId,
    email: note.billTo.email,
    amount: note.amount,
    ...presentReversal(note),
  };
}

function presentReversal({ reverses, reversedBy }: CreditNote) {
  return omitNulls({ reverses, reversedBy: reversedBy === null ? null : creditNoteLabel(reversedBy) });
}
