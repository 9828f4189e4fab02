import * as z from 'zod/mini';
import { MAX_INVOICES } from '#domain/invoices/invoice-file.ts';
import { invoiceList } from '#domain/invoices/invoice-list.ts';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { fileCall, staffCall, staffFile } from '../define-call.ts';
import { bulkResult, text, timestamp } from '../fields.ts';
import { orderParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { DocumentLooks } from '../look-schemas.ts';
import { component } from '../openapi-component.ts';
import { CreditNote, CreditNoteRow, WrittenWords } from './credit-notes.ts';
import { PackingWords } from './fulfilments.ts';
import { Order } from './orders.ts';
import { Company } from './settings.ts';

/**
 * The invoice of an order; a draft until it is issued. Numbers have no gaps. An issued one never changes: its
 * company, texts and order are those of its issue.
 */
export const Invoice = component('Invoice', {
  /** Absent from a draft, like `issuedAt`. */
  number: z.optional(z.string()),
  issuedAt: z.optional(timestamp),
  /** IANA name of the shop's time zone at the time of issue. */
  timeZone: z.string(),
  company: Company,
  /** The seller's words: two below the amounts, and others if the seller wrote some. */
  texts: z.extend(WrittenWords, { thanks: z.string(), support: z.string() }),
  /** The looks of the time of issue; absent where they are those of the theme. */
  looks: z.optional(DocumentLooks),
  order: Order,
  /** The order of an issued invoice as it is today. */
  orderNow: z.optional(
    z.object({
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      /** True if staff deleted the order. */
      deleted: z.optional(z.boolean()),
    }),
  ),
  /** Since when it is void: its order was canceled before it was paid. */
  voidSince: z.optional(timestamp),
  /** The credit notes of its refunds, oldest first; absent from a draft. */
  creditNotes: z.optional(z.array(CreditNoteRow)),
});

export type WireInvoice = z.output<typeof Invoice>;

/** A row of the list of invoices. */
export const InvoiceRow = component('InvoiceRow', {
  orderId: z.string(),
  /** Absent from a draft. */
  number: z.optional(z.string()),
  /** True if staff deleted the order. */
  deleted: z.optional(z.boolean()),
});

export type WireInvoiceRow = z.output<typeof InvoiceRow>;

export const listInvoices = staffCall({
  path: '/invoices',
  summary: 'Orders by their invoices, newest first: of deleted orders only those with an issued invoice',
  query: listQuery(invoiceList),
  output: z.array(InvoiceRow),
  paged: true,
});

export const exportInvoices = staffFile({
  path: '/invoices/export',
  summary: 'Issued invoices as CSV, the highest number first, one row each; drafts are left out',
  query: listFilter(invoiceList),
});

export const getInvoice = staffCall({
  path: '/orders/{id}/invoice',
  summary: 'The invoice of an order: a draft until it is issued; an issued one outlives its order',
  params: orderParams,
  output: Invoice,
  failures: [404],
});

export const issueInvoice = staffCall({
  method: 'POST',
  path: '/orders/{id}/invoice',
  summary:
    'Issue an invoice: assigns the next number once and freezes it; refused for an order that was refunded, or canceled unpaid',
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

export const getExampleDocuments = staffCall({
  path: '/invoices/example',
  summary: 'Documents of an invented order, with the words of the draft',
  output: z.object({ invoice: Invoice, creditNote: CreditNote, packing: PackingWords }),
});

export const issueInvoices = staffCall({
  method: 'POST',
  path: '/invoices',
  summary:
    'Issue the invoices of many orders, as far as they have none; returns the reason for each that gets none',
  body: z.object({
    orders: z
      .array(text())
      .check(
        z.minLength(1, 'Choose at least one order'),
        z.maxLength(MAX_INVOICES, `At most ${MAX_INVOICES} at once`),
      ),
  }),
  output: bulkResult,
});

export const downloadInvoices = staffFile({
  path: '/invoices/pdf',
  summary: 'The issued invoices of these orders as one PDF, in that order, each from a new page on',
  query: z.object({
    /** Order ids, separated by commas; those without an issued invoice are left out. */
    orders: z.pipe(
      text(MAX_INVOICES * 30),
      z.transform((typed) => typed.split(',', MAX_INVOICES)),
    ),
  }),
  produces: 'application/pdf',
  failures: [409],
});

export const downloadOwnInvoice = fileCall({
  path: '/orders/{id}/invoice/copy',
  summary: 'The issued invoice of an order as a PDF, for who may see the order, if the shop offers invoices',
  params: orderParams,
  failures: [404],
});
