import * as z from 'zod/mini';
import { staffCall, staffFile } from './call.ts';
import { text, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';
import { Order } from './orders.ts';

/** The invoice of an order. Its number was given when it was first asked for, without gaps. */
export const Invoice = z
  .object({
    number: z.string(),
    issuedAt: timestamp,
    company: z.object({
      name: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    order: Order,
  })
  .register(z.globalRegistry, { id: 'Invoice' });

export type WireInvoice = z.output<typeof Invoice>;

const orderId = z.object({ id: text(LIMITS.line) });

export const getInvoice = staffCall({
  method: 'GET',
  path: '/orders/{id}/invoice',
  tag: 'Invoices',
  summary: 'The invoice of an order, which gets its number when it is first asked for',
  params: orderId,
  output: Invoice,
  status: 200,
  failures: [404],
});

export const downloadInvoice = staffFile({
  path: '/orders/{id}/invoice.pdf',
  tag: 'Invoices',
  summary: 'The same invoice as a PDF',
  params: orderId,
  produces: 'application/pdf',
  failures: [404],
});
