import type { Hono } from 'hono';
import { downloadInvoice, getInvoice } from '#contract/invoices.ts';
import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { presentInvoice } from './present-invoice.ts';

const NOT_FOUND = refuse('not_found', 'Order not found');

/** Invoices, for staff: to look at, and as a file. */
export function invoiceRoutes(app: Hono<Environment>, { db, now }: { db: Database; now: () => Date }): void {
  const invoiceOf = async (typedId: string) => {
    const id = parseOrderId(typedId);
    return id && (await issueInvoice(db, id, now()));
  };

  bind(app, getInvoice, async ({ params }) => {
    const invoice = await invoiceOf(params.id);
    return invoice ? success(presentInvoice(invoice)) : NOT_FOUND;
  });

  bind(app, downloadInvoice, async ({ params }) => {
    const invoice = await invoiceOf(params.id);
    if (!invoice) return NOT_FOUND;
    return success(await invoicePdf(invoice), { fileName: `invoice-${invoice.order.id}.pdf` });
  });
}
