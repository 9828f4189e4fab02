import type { Hono } from 'hono';
import { getPackingWords } from '#contract/calls/fulfilments.ts';
import * as calls from '#contract/calls/invoices.ts';
import { parseOrderId } from '#domain/ids.ts';
import { invoiceList } from '#domain/invoices/invoice-list.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { quantizeTiming } from '../http/quantize-timing.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { createDocumentLogos } from '../looks/draw-logo.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { type TrackServices, trackById } from '../orders/track-orders.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import type { FileStore } from '../storage/file-store.ts';
import { presentExamples } from './example-documents.ts';
import { INVOICE_CSV_COLUMNS } from './invoice-columns.ts';
import { invoiceQueries, issuedInvoiceQueries } from './invoice-queries.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueInvoices } from './issue-invoices.ts';
import { presentInvoice, presentInvoiceRow } from './present-invoice.ts';
import { presentPackingWords } from './present-packing-words.ts';
import { type NumberedInvoice, readInvoice } from './read-invoice.ts';
import { readSeller } from './read-seller.ts';

const NOT_ISSUED = refuse('conflict', 'This invoice is a draft: it has to be issued before it is a file.');

const NO_INVOICE = refuse('not_found', 'This order has no invoice here.');

type InvoiceServices = ListServices & TrackServices & { uploads: FileStore; onMail: () => void };

export function invoiceRoutes(app: Hono<Environment>, services: InvoiceServices): void {
  const { db, now, settings, onMail } = services;
  const readLogo = createDocumentLogos(services.uploads);

  bind(app, getPackingWords, async () => success(presentPackingWords(await readSeller(db))));

  bindList(app, services, calls.listInvoices, { page: invoiceQueries.page, present: presentInvoiceRow });

  bindExport(app, services, calls.exportInvoices, (filter, context) => {
    const batches = issuedInvoiceQueries.readAll(db, filter, context);
    return { name: invoiceList.name, csv: csvStream(INVOICE_CSV_COLUMNS, batches, context.zone) };
  });

  bind(app, calls.getInvoice, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    return invoice ? success(presentInvoice(invoice)) : ORDER_NOT_FOUND;
  });

  bind(app, calls.issueInvoice, async ({ params }, { staff }) => {
    const refusal = await issueInvoice(db, params.id, { staff, now: now() });
    if (refusal) return refusal;
    onMail();
    const invoice = await readInvoice(db, params.id);
    return invoice ? success(presentInvoice(invoice)) : ORDER_NOT_FOUND;
  });

  bind(app, calls.downloadInvoice, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    if (!invoice) return ORDER_NOT_FOUND;
    if (!invoice.issued) return NOT_ISSUED;
    return success(await renderPdf(invoice.issued), { fileName: buildFileName(invoice.issued) });
  });

  bind(app, calls.getExampleDocuments, async () => {
    const seller = await readSeller(db, (await findPageTexts(db, 'documents')).draft);
    return success({ ...presentExamples(seller), packing: presentPackingWords(seller) });
  });

  bind(app, calls.issueInvoices, async ({ body }, { staff }) => {
    const result = await issueInvoices(db, body.orders, { staff, now: now() });
    onMail();
    return success(result);
  });

  bind(app, calls.downloadInvoices, async ({ query }) => {
    const ids = new Set(query.orders.map(parseOrderId).filter((id) => id !== null));
    const issued: NumberedInvoice[] = [];
    for (const id of ids) {
      const invoice = await readInvoice(db, id);
      if (invoice?.issued) issued.push(invoice.issued);
    }
    const [first, ...others] = issued;
    if (!first) return NOT_ISSUED;
    return success(await renderPdf(first, ...others), { fileName: 'invoices.pdf' });
  });

  bind(app, calls.downloadOwnInvoice, async ({ params }, { visitor }) => {
    if (!(await settings.read()).offerInvoices) return NO_INVOICE;
    // Everybody who may see the order may see its invoice.
    const tracked = await quantizeTiming(() => trackById(services, params.id, visitor));
    if (!tracked.ok) return tracked;
    const invoice = tracked.order && (await readInvoice(db, tracked.order.id));
    if (!invoice?.issued) return NO_INVOICE;
    const pdf = await renderPdf(invoice.issued);
    return success(pdf, { fileName: buildFileName(invoice.issued), fileType: 'application/pdf' });
  });

  async function renderPdf(...issued: [NumberedInvoice, ...NumberedInvoice[]]) {
    // Loads fonts and the typesetter, a tenth of the processor time of a start, only when they are needed.
    const { invoicePdf } = await import('./pdf/invoice-pdf.ts');
    const [first, ...others] = issued;
    return await invoicePdf(await addLogo(first), ...(await Promise.all(others.map(addLogo))));
  }

  async function addLogo(invoice: NumberedInvoice) {
    return { ...invoice, logo: await readLogo(invoice) };
  }
}

function buildFileName({ order }: NumberedInvoice): string {
  return `invoice-${order.id}.pdf`;
}
