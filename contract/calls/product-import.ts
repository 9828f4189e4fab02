import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MAX_IMPORT_LENGTH, MAX_IMPORT_PICTURES, MAX_IMPORT_ROWS } from '#domain/products/import-limits.ts';
import { staffCall } from '../define-call.ts';
import { text, wholeNumber } from '../fields.ts';
import { stockCount } from '../forms/products.ts';
import { idParams } from '../ids.ts';
import { component } from '../openapi-component.ts';

const UPLOAD_ADDRESS = /^\/uploads\/[0-9a-f]{32}-[1-9]\d{0,3}\.(?:avif|webp|jpg)$/;
const TOO_LONG = 'A file can have 10 MB at most: split it';

/** The state of a product in a preview; sent along with the import. */
const SeenProduct = z.object({
  handle: z.string(),
  /** A digest of everything but the stock; null if there was no such product. */
  state: z.nullable(z.string()),
  stock: z.array(z.object({ variantId: z.string(), count: stockCount() })),
});

export type SeenProduct = z.output<typeof SeenProduct>;

const Change = z.object({
  /** The row number as in a spreadsheet: the header is row 1. */
  row: z.number(),
  /** The name of the column in the file. */
  column: z.string(),
  /** The values in the format of the file; absent if empty. */
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

/** The report of an import or its preview. */
export const ImportReport = component('ImportReport', {
  /** Numbers of products. No field of a refused product is changed. */
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    refused: z.number(),
  }),
  /** The created and changed products. */
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
  /** Notices about cells with more meaning than the import reads; `rows` are the first of them. */
  notices: z.optional(
    z.array(z.object({ text: z.string(), products: z.number(), rows: z.array(z.number()) })),
  ),
  /** Columns that are not read. */
  ignoredColumns: z.array(z.string()),
  /** Those of them in which cells have a value: the number of their products, and the first rows. */
  leftOut: z.optional(
    z.array(z.object({ column: z.string(), products: z.number(), rows: z.array(z.number()) })),
  ),
  /** The number of pictures at addresses of others that the created and changed products have. */
  pictures: z.optional(z.number()),
  /** The number of products in the whole file. */
  productCount: z.number(),
  /** The import, by which it goes on and is undone; absent in a preview. */
  importId: z.optional(z.string()),
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
       * The `seen` of each product in the preview; only without `dryRun`. A product that has changed since is
       * refused, the others are imported.
       */
      seen: z.optional(z.array(SeenProduct).check(z.maxLength(MAX_IMPORT_ROWS))),
      /**
       * The uploads of pictures that cells name instead of an address, by path or name: 'mug.jpg'. A cell
       * without one is left out, and counted.
       */
      pictures: z.optional(
        z
          .array(
            z.object({
              name: text().check(z.maxLength(LIMITS.text)),
              address: z.string().check(z.regex(UPLOAD_ADDRESS, 'address must be that of an upload')),
            }),
          )
          .check(z.maxLength(2 * MAX_IMPORT_PICTURES)),
      ),
      /** False: pictures stay at the addresses of the file. Default: they are fetched into the uploads. */
      fetchesPictures: z.optional(z.boolean('fetchesPictures must be true or false')),
      /** The `importId` of the previous answer, if the import goes on. */
      importId: z.optional(text().check(z.maxLength(LIMITS.id))),
      fileName: z.optional(text().check(z.maxLength(LIMITS.id, 'The name of the file is too long'))),
      /** The `next` of the previous answer. Default: the first product. */
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

/** An import of a file of products; numbers are of products. */
const ProductImportRow = component('ProductImportRow', {
  id: z.string(),
  fileName: z.string(),
  startedAt: z.string(),
  startedBy: z.string(),
  /** Those of the file. */
  products: z.number(),
  /** Those that the import got to; fewer than `products` if it stopped. */
  done: z.number(),
  created: z.number(),
  changed: z.number(),
  refused: z.number(),
  /** Absent unless the import is undone. */
  undoneAt: z.optional(z.string()),
  undoneBy: z.optional(z.string()),
  /** Those that are not undone yet: send the call again. */
  left: z.number(),
  /** The first of those of which something stays, since it was changed after the import. */
  kept: z.array(z.object({ productId: z.string(), name: z.string(), reason: z.string() })),
});

export type ProductImportRow = z.output<typeof ProductImportRow>;

export const listProductImports = staffCall({
  path: '/product-imports',
  summary: 'The newest imports of products',
  output: z.array(ProductImportRow),
});

export const undoProductImport = staffCall({
  method: 'POST',
  path: '/product-imports/{id}/undo',
  summary: 'Undo what an import changed, and leave what was changed since; again while some are left',
  params: idParams,
  output: ProductImportRow,
  failures: [404],
});

/** The pictures of imported products that the shop fetches from their addresses. */
const PictureFetches = component('PictureFetches', {
  stored: z.number(),
  waiting: z.number(),
  failed: z.number(),
  /** The first of those whose last try failed. */
  problems: z.array(
    z.object({
      address: z.string(),
      productId: z.string(),
      /** The name of the product; absent if there is no such product any more. */
      name: z.optional(z.string()),
      reason: z.string(),
      /** The time of the next try; absent once the picture is given up. */
      nextTryAt: z.optional(z.string()),
    }),
  ),
});

export type PictureFetches = z.output<typeof PictureFetches>;

export const getPictureFetches = staffCall({
  path: '/picture-fetches',
  summary: 'The progress of fetching the pictures of imported products',
  output: PictureFetches,
});

export const retryPictureFetches = staffCall({
  method: 'POST',
  path: '/picture-fetches/retry',
  summary: 'Try again to fetch the pictures that were given up',
  output: PictureFetches,
});
