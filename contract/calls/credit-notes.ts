import * as z from 'zod/mini';
import { creditNoteList } from '#domain/invoices/credit-note-list.ts';
import { parseCreditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { numberParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { DocumentLooks } from '../look-schemas.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Company } from './settings.ts';

/** Words that documents have only if the seller wrote some. */
export const WrittenWords = z.object({
  title: z.optional(z.string()),
  /** Above the items. */
  above: z.optional(z.string()),
  /** At the foot of each page. */
  footer: z.optional(z.string()),
});

/** A row of the list of credit notes, or of those of an invoice. */
export const CreditNoteRow = component('CreditNoteRow', {
  number: z.string(),
  issuedAt: timestamp,
  invoice: z.string(),
  orderId: z.string(),
  email: z.string(),
  amount: money(),
  /** The credit note that it takes back: its refund failed after all. */
  reverses: z.optional(z.string()),
  /** The credit note that takes it back. */
  reversedBy: z.optional(z.string()),
});

export type WireCreditNoteRow = z.output<typeof CreditNoteRow>;

/** The numbered document of a refund of an invoiced order. It never changes. */
export const CreditNote = component('CreditNote', {
  number: z.string(),
  issuedAt: timestamp,
  /** IANA name of the shop's time zone at the time of issue. */
  timeZone: z.string(),
  company: Company,
  /** The seller's words below the amounts. */
  support: z.string(),
  texts: z.optional(WrittenWords),
  /** The looks of the time of issue; absent where they are those of the theme. */
  looks: z.optional(DocumentLooks),
  invoice: z.object({ number: z.string(), issuedAt: timestamp }),
  orderId: z.string(),
  refundId: z.string(),
  billTo: z.object({
    names: z.array(z.string()),
    email: z.string(),
    phone: z.optional(z.string()),
    /** Its lines; absent if the order has none. */
    address: z.optional(z.array(z.string())),
  }),
  lines: z.array(
    z.object({
      name: z.string(),
      modifications: z.string(),
      quantity: z.number(),
      /** After discounts, without tax. */
      amount: money(),
      tax: money(),
    }),
  ),
  /** The lines, without tax. */
  subtotal: money(),
  shipping: money(),
  /** An amount without tax that belongs to no line and not to shipping; negative for a fee. */
  adjustment: money(),
  tax: money(),
  /** The sum of the last four. */
  amount: money(),
  reason: z.string(),
  reverses: z.optional(z.string()),
  reversedBy: z.optional(z.string()),
});

export type WireCreditNote = z.output<typeof CreditNote>;

const creditNoteParams = numberParams(parseCreditNoteLabel, 'There is no such credit note.');

export const listCreditNotes = staffCall({
  path: '/credit-notes',
  summary: 'Credit notes, newest first',
  query: listQuery(creditNoteList),
  output: z.array(CreditNoteRow),
  paged: true,
});

export const exportCreditNotes = staffFile({
  path: '/credit-notes/export',
  summary: 'Credit notes as CSV, newest first, one row each',
  query: listFilter(creditNoteList),
});

export const getCreditNote = staffCall({
  path: '/credit-notes/{number}',
  summary: 'A credit note: the document of a refund of an invoiced order',
  params: creditNoteParams,
  output: CreditNote,
  failures: [404],
});

export const downloadCreditNote = staffFile({
  path: '/credit-notes/{number}/credit-note.pdf',
  summary: 'A credit note as a PDF',
  params: creditNoteParams,
  produces: 'application/pdf',
  failures: [404],
});
