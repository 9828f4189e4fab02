import * as z from 'zod/mini';
import { MAX_IMPORT_LENGTH, MAX_IMPORT_ROWS } from '#domain/products/import-limits.ts';
import { staffCall } from '../define-call.ts';
import { wholeNumber } from '../fields.ts';
import { stockCount } from '../forms/products.ts';
import { component } from '../openapi-component.ts';

const TOO_LONG = 'A file can have 10 MB at most: split it';

/** What a preview saw of a product; to be sent with the import. */
const SeenProduct = z.object({
  handle: z.string(),
  /** A digest of everything but the stock; null if there was no such product. */
  state: z.nullable(z.string()),
  stock: z.array(z.object({ variantId: z.string(), count: stockCount() })),
});

export type SeenProduct = z.output<typeof SeenProduct>;

const Change = z.object({
  /** As in a spreadsheet: the names of the columns are row 1. */
  row: z.number(),
  /** As the file names it. */
  column: z.string(),
  /** As a file has them; absent if empty. */
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});

const ProductRefusal = z.object({
  row: z.number(),
  /** Absent if the whole row is refused. */
  column: z.optional(z.string()),
  reason: z.string(),
  handle: z.string(),
  name: z.string(),
});

/** What a file changes, or has changed. */
export const ImportReport = component('ImportReport', {
  /** Of products. Refused: nothing of such a product is changed. */
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    refused: z.number(),
  }),
  /** Those that are new or changed. */
  products: z.array(
    z.object({
      handle: z.string(),
      name: z.string(),
      isNew: z.boolean(),
      /** Rows of variants. */
      variants: z.number(),
      /** Empty for a new product. */
      changes: z.array(Change),
      seen: SeenProduct,
    }),
  ),
  refusals: z.array(ProductRefusal),
  /**
   * The rows of refused products as CSV, with their reasons in a further column, and the names of the
   * columns; each ends with a line break. Absent if there are none.
   */
  refusedRows: z.optional(z.object({ head: z.string(), rows: z.string() })),
  /** What the import makes of cells that mean more than it reads; `rows` are the first of them. */
  notices: z.optional(
    z.array(z.object({ text: z.string(), products: z.number(), rows: z.array(z.number()) })),
  ),
  /** Columns that are not read. */
  ignoredColumns: z.array(z.string()),
  /** Of the whole file. */
  productCount: z.number(),
  /** An import that is not finished goes on with this as `from`. */
  next: z.optional(z.number()),
});

export type ImportReport = z.output<typeof ImportReport>;

export const importProducts = staffCall({
  method: 'POST',
  path: '/products/import',
  summary:
    'Add and change products from a CSV file in the columns of Shopify; with dryRun it only says what would change',
  maxBytes: 25 * 1024 * 1024,
  body: z
    .object({
      csv: z.string('Choose a file').check(z.maxLength(MAX_IMPORT_LENGTH, TOO_LONG)),
      dryRun: z.boolean('dryRun must be true or false'),
      /**
       * Without dryRun: `seen` of each product of the preview. One that has changed since is refused; others
       * stay as they are.
       */
      seen: z.optional(z.array(SeenProduct).check(z.maxLength(MAX_IMPORT_ROWS))),
      /** `next` of the answer before; the first product unless given. */
      from: z.optional(wholeNumber(0, MAX_IMPORT_ROWS, 'from must be the next of an answer')),
    })
    .check(
      z.refine(({ dryRun, seen }) => dryRun || seen !== undefined, {
        path: ['seen'],
        message: 'Send what the preview has seen',
      }),
    ),
  output: ImportReport,
  creates: true,
});
