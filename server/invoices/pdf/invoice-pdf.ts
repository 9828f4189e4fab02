import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { footerHeight, writeFooter } from './write-footer.ts';
import { type PrintedInvoice, writeHeader } from './write-header.ts';
import { writeLines } from './write-lines.ts';
import { writePdf } from './write-pdf.ts';

/** An invoice as a PDF, with the same content as on the screen. */
export async function invoicePdf(invoice: PrintedInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const { company, issuedAt } = invoice;
  const label = invoiceLabel(invoice.number);
  return await writePdf({ title: `Invoice ${label}`, label, company, issuedAt }, (flow) => {
    writeHeader(flow, invoice);
    writeLines(flow, invoice.order, footerHeight(invoice));
    writeFooter(flow, invoice);
  });
}
