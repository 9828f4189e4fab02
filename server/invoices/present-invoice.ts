import type { WireInvoice, WireInvoiceRow } from '#contract/calls/invoices.ts';
import type { InvoiceDocument } from '#domain/invoices/invoice-document.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { presentDocumentLooks } from '../looks/present-looks.ts';
import { presentOrder } from '../orders/present-order.ts';
import { presentCompany } from '../settings/present-settings.ts';
import type { InvoiceRow } from './invoice-queries.ts';
import { presentCreditNoteRow, presentWords } from './present-credit-note.ts';
import type { Invoice } from './read-invoice.ts';

export function presentInvoice(invoice: Invoice): WireInvoice {
  if (!invoice.issued) return presentDocument(invoice.draft);
  const { number, issuedAt, orderNow, voidSince, creditNotes, ...document } = invoice.issued;
  const { status, paymentStatus, isDeleted } = orderNow;
  return {
    number: invoiceLabel(number),
    issuedAt: issuedAt.toISOString(),
    ...presentDocument(document),
    orderNow: { status, paymentStatus, ...(isDeleted && { deleted: true }) },
    ...(voidSince && { voidSince: voidSince.toISOString() }),
    creditNotes: creditNotes.map(presentCreditNoteRow),
  };
}

export function presentInvoiceRow({ orderId, number, isDeleted }: InvoiceRow): WireInvoiceRow {
  return {
    orderId,
    ...(number !== null && { number: invoiceLabel(number) }),
    ...(isDeleted && { deleted: true }),
  };
}

function presentDocument({
  company,
  timeZone,
  texts: { thanks, support, ...words },
  order,
  looks,
}: InvoiceDocument) {
  return {
    timeZone,
    company: presentCompany(company),
    texts: { thanks, support, ...presentWords(words) },
    ...presentDocumentLooks({ looks }),
    order: presentOrder(order),
  };
}
