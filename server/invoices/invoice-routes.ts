import type { Hono } from 'hono';
import { downloadInvoice, getInvoice, issueInvoice as issueInvoiceCall } from '#contract/calls/invoices.ts';
import type { Database } from '#db/connection.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { issueInvoice } from './issue-invoice.ts';
import { presentInvoice } from './present-invoice.ts';
import { readInvoice } from './read-invoice.ts';

const NOT_ISSUED = refuse('conflict', 'This invoice is a draft: it has to be issued before it is a file.');

export function invoiceRoutes(
  app: Hono<Environment>,
  { db, settings, now }: { db: Database; settings: CurrentSettings; now: () => Date },
): void {
  bind(app, getInvoice, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    return invoice ? success(presentInvoice(invoice)) : ORDER_NOT_FOUND;
  });

  bind(app, issueInvoiceCall, async ({ params }, { staff }) => {
    const { timeZone } = await settings.read();
    const refusal = await issueInvoice(db, params.id, { staff, timeZone, now: now() });
    if (refusal) return refusal;
    const invoice = await readInvoice(db, params.id);
    return invoice ? success(presentInvoice(invoice)) : ORDER_NOT_FOUND;
  });

  bind(app, downloadInvoice, async ({ params }) => {
    const invoice = await readInvoice(db, params.id);
    if (!invoice) return ORDER_NOT_FOUND;
    const { issued, order, company } = invoice;
    if (!issued) return NOT_ISSUED;
    // Loads fonts and the typesetter, a tenth of the processor time of a start, only when they are needed.
    const { invoicePdf } = await import('./pdf/invoice-pdf.ts');
    return success(await invoicePdf({ ...issued, order, company }), { fileName: `invoice-${order.id}.pdf` });
  });
}
