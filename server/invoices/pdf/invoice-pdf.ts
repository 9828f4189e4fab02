import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { INVOICE_TITLE } from '#domain/invoices/invoice-words.ts';
import { footerHeight, writeFooter } from './write-footer.ts';
import { type PrintedInvoice, writeHeader } from './write-header.ts';
import { writeLines } from './write-lines.ts';
import { type Part, writePdf } from './write-pdf.ts';

/** Invoices as one PDF, each from a new page on, with the same content as on the screen. */
export async function invoicePdf(
  first: PrintedInvoice,
  ...others: readonly PrintedInvoice[]
): Promise<Uint8Array<ArrayBuffer>> {
  const { company, issuedAt, number, texts } = first;
  const { title: name = INVOICE_TITLE } = texts;
  const title = others.length === 0 ? `${name} ${invoiceLabel(number)}` : `${others.length + 1} invoices`;
  return await writePdf({ title, company, issuedAt }, [first, ...others].map(createPart));
}

function createPart(invoice: PrintedInvoice): Part {
  return {
    label: invoiceLabel(invoice.number),
    looks: invoice.looks,
    logo: invoice.logo,
    footer: invoice.texts.footer ?? '',
    write(flow) {
      writeHeader(flow, invoice);
      writeLines(flow, invoice.order, footerHeight(flow, invoice));
      writeFooter(flow, invoice);
    },
  };
}
