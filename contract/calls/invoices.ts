import * as z from 'zod/mini';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { orderId } from '../ids.ts';
import { Order } from './orders.ts';
import { Company } from './settings.ts';

/** The invoice of an order; a draft until it is issued. Numbers have no gaps. */
export const Invoice = z
  .object({
    /** Absent from a draft, and when it was issued, too. */
    number: z.optional(z.string()),
    issuedAt: z.optional(timestamp),
    /** The IANA name of the zone of its days: the shop's, as it was when the invoice was issued. */
    timeZone: z.string(),
    company: Company,
    order: Order,
  })
  .register(z.globalRegistry, { id: 'Invoice' });

export type WireInvoice = z.output<typeof Invoice>;

const orderParams = z.object({ id: orderId() });

export const getInvoice = staffCall({
  method: 'GET',
  path: '/orders/{id}/invoice',
  tag: 'Invoices',
  summary: 'The invoice of an order: a draft until it is issued',
  params: orderParams,
  output: Invoice,
  status: 200,
  failures: [404],
});

export const issueInvoice = staffCall({
  method: 'POST',
  path: '/orders/{id}/invoice',
  tag: 'Invoices',
  summary:
    'Give the invoice of an order its number; one that has a number keeps it, an order that was refunded gets none',
  params: orderParams,
  output: Invoice,
  status: 200,
  failures: [404, 409],
});

export const downloadInvoice = staffFile({
  path: '/orders/{id}/invoice.pdf',
  tag: 'Invoices',
  summary: 'The same invoice as a PDF, once it is issued',
  params: orderParams,
  produces: 'application/pdf',
  failures: [404, 409],
});
