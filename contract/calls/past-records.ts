import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { PAST_KINDS } from '#domain/past-records/past-record.ts';
import { pastRecordList } from '#domain/past-records/past-record-list.ts';
import { MAX_IMPORT_LENGTH } from '#domain/products/import-limits.ts';
import { staffCall } from '../define-call.ts';
import { text, timestamp } from '../fields.ts';
import { idParams } from '../ids.ts';
import { listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';

/** A customer or an order of the shop before this one, as its file says; amounts are texts of the file. */
export const PastRecord = component('PastRecord', {
  id: z.string(),
  kind: z.enum(PAST_KINDS),
  title: z.string(),
  /** The day of an order, or of the import of a customer. */
  at: timestamp,
  /** `isMoment`: the value is a time. */
  facts: z.array(z.object({ label: z.string(), value: z.string(), isMoment: z.boolean() })),
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.optional(z.string()),
      quantity: z.number(),
      price: z.optional(z.string()),
      discount: z.optional(z.string()),
    }),
  ),
});

export type WirePastRecord = z.output<typeof PastRecord>;

export const listPastRecords = staffCall({
  path: '/past-records',
  summary: 'Customers and orders of the shop before this one, newest first',
  query: listQuery(pastRecordList),
  output: z.array(PastRecord),
  paged: true,
});

/** By the number of the row in a spreadsheet: the names of the columns are row 1. */
const Row = z.object({ row: z.number(), column: z.optional(z.string()), reason: z.string() });

const PastImportReport = component('PastImportReport', {
  kind: z.enum(PAST_KINDS),
  /** Numbers of records. */
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Rows of records that the shop already has read in the same file. */
  skipped: z.array(Row),
  refused: z.array(Row),
  /** Columns that are not read although cells of them have a value. */
  leftOut: z.array(z.object({ column: z.string(), rows: z.number() })),
});

export type WirePastImportReport = z.output<typeof PastImportReport>;

export const importPastRecords = staffCall({
  method: 'POST',
  path: '/past-records/import',
  summary: 'Keep the customers or orders of a Shopify file, to be looked up; `dryRun` changes nothing',
  maxBytes: 25 * 1024 * 1024,
  body: z.object({
    csv: z
      .string('Choose a file')
      .check(z.maxLength(MAX_IMPORT_LENGTH, 'A file can have 10 MB at most: split it')),
    dryRun: z.boolean('dryRun must be true or false'),
    fileName: z.optional(text().check(z.maxLength(LIMITS.id, 'The name of the file is too long'))),
  }),
  output: PastImportReport,
});

const PastImport = component('PastImport', {
  id: z.string(),
  kind: z.enum(PAST_KINDS),
  fileName: z.string(),
  startedAt: timestamp,
  startedBy: z.string(),
  added: z.number(),
  changed: z.number(),
  undoneAt: z.optional(timestamp),
  undoneBy: z.optional(z.string()),
  /** Records that its undoing left, since a later import had changed them. */
  kept: z.number(),
});

export type WirePastImport = z.output<typeof PastImport>;

export const listPastImports = staffCall({
  path: '/past-imports',
  summary: 'The newest imports of past customers and orders',
  output: z.array(PastImport),
});

export const undoPastImport = staffCall({
  method: 'POST',
  path: '/past-imports/{id}/undo',
  summary: 'Take back what an import of past customers or orders added and changed',
  params: idParams,
  output: PastImport,
  failures: [404],
});
