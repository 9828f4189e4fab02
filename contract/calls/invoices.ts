import * as z from 'zod/mini';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { orderParams } from '../ids.ts';
import { component } from '../openapi-component.ts';
import { Order } from './orders.ts';
import { Company } from './settings.ts';

/** The invoice of an order; a draft until it is issued. Numbers have no gaps. */
export const Invoice = component('Invoice', {
  /** Absent from a draft, like `issuedAt`. */
  number: z.optional(z.string()),
  issuedAt: z.optional(timestamp),
  /** IANA name of the shop's time zone at the time of issue. */
  timeZone: z.string(),
  company: Company,
  order: Order,
});

export type WireInvoice = z.output<typeof Invoice>;

export const getInvoice = staffCall({
  path: '/orders/{id}/invoice',
  summary: 'The invoice of an order: a draft until it is issued',
  params: orderParams,
  output: Invoice,
  failures: [404],
});

export const issueInvoice = staffCall({
  method: 'POST',
  path: '/orders/{id}/invoice',
  summary: 'Issue an invoice: assigns the next number once; refused for a refunded order',
  params: orderParams,
  output: Invoice,
  failures: [404, 409],
});

export const downloadInvoice = staffFile({
  path: '/orders/{id}/invoice.pdf',
  summary: 'The issued invoice as a PDF',
  params: orderParams,
  produces: 'application/pdf',
  failures: [404, 409],
});
