import type { Hono } from 'hono';
import {
  downloadInvoice,
  exportInvoices,
  getInvoice,
  issueInvoice as issueInvoiceCall,
  listInvoices,
} from '#contract/calls/invoices.ts';
import { invoiceList } from '#domain/invoices/invoice-list.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { INVOICE_CSV_COLUMNS } from './invoice-columns.ts';
import { invoiceQueries, issuedInvoiceQueries } from './invoice-queries.ts';
import { issueInvoice } from './issue-invoice.ts';
import { presentInvoice, presentInvoiceRow } from './present-invoice.ts';
import { readInvoice } from './read-invoice.ts';

const NOT_ISSUED = refuse('conflict', 'This invoice is a draft: it has to be issued before it is a file.');

export function invoiceRoutes(app: Hono<Environment>, services: ListServices): void {
  const { db, now } = services;

  bindList(app, services, listInvoices, { page: invoiceQueries.page, present: presentInvoiceRow });

  bindExport(app, services, exportInvoices, (filter, context) => {
    const batches = issuedInvoiceQueries.readAll(db, filter, context);
    return { name: invoiceList.name, csv: csvStream(INVOICE_CSV_COLUMNS, batches, context.zone) };
  });

  bind(app, getInvoice, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    return invoice ? success(presentInvoice(invoice)) : ORDER_NOT_FOUND;
  });

  bind(app, issueInvoiceCall, async ({ params }, { staff }) => {
    const refusal = await issueInvoice(db, params.id, { staff, now: now() });
    if (refusal) return refusal;
    const invoice = await readInvoice(db, params.id);
    return invoice ? success(presentInvoice(invoice)) : ORDER_NOT_FOUND;
  });

  bind(app, downloadInvoice, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    if (!invoice) return ORDER_NOT_FOUND;
    if (!invoice.issued) return NOT_ISSUED;
    // Loads fonts and the typesetter, a tenth of the processor time of a start, only when they are needed.
    const { invoicePdf } = await import('./pdf/invoice-pdf.ts');
    const { order } = invoice.issued;
    return success(await invoicePdf(invoice.issued), { fileName: `invoice-${order.id}.pdf` });
  });
}
