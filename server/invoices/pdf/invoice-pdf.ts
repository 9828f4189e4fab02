import { buffer } from 'node:stream/consumers';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import type { IssuedInvoice } from '../../orders/issued-invoice-queries.ts';
import { type Flow, PAGE } from './page-flow.ts';
import { createTypesetter } from './typesetter.ts';
import { footerHeight, writeFooter, writePageNumbers } from './write-footer.ts';
import { writeHeader } from './write-header.ts';
import { writeLines } from './write-lines.ts';

/** An invoice as a PDF, with the same content as on the screen. */
export async function invoicePdf(invoice: IssuedInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const { number, company, issuedAt } = invoice;
  const type = createTypesetter({
    size: [PAGE.width, PAGE.height],
    // Ours is PAGE.margin: the library would add a page for text below its own.
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Invoice ${invoiceLabel(number)}`, Author: company.name, CreationDate: issuedAt },
  });
  const flow: Flow = { type, y: PAGE.margin, onNewPage: null };
  writeHeader(flow, invoice);
  writeLines(flow, invoice.order, footerHeight(invoice));
  writeFooter(flow, invoice);
  writePageNumbers(flow, invoice);
  type.doc.end();
  return new Uint8Array(await buffer(type.doc));
}
