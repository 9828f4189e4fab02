import * as z from 'zod/mini';
import { MAX_STOCK } from '#domain/limits.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { CHANGE_KINDS } from '#domain/stock/movement.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { optionalText, paging, wholeNumber } from '../fields.ts';
import { stockCount } from '../forms/products.ts';
import { OptionsForm, Renames, VariantEdit, VariantEdits } from '../forms/variants.ts';
import { idParams } from '../ids.ts';
import { listFilter } from '../list-query.ts';
import { StaffVariant } from '../product-schemas.ts';
import { StockMovement } from './staff-products.ts';

export const generateVariants = staffCall({
  method: 'POST',
  path: '/products/{id}/variants/generate',
  summary: 'Set the options of a product and add the variants that are missing; answers with those only',
  params: idParams,
  body: z.object({
    options: OptionsForm,
    /** Values with a new name among the options: their variants stay what they are. */
    renamed: z.optional(Renames),
  }),
  output: z.array(StaffVariant),
  failures: [404, 409],
  creates: true,
});

export const exportVariants = staffFile({
  path: '/products/variants/export',
  summary: 'The variants of products as CSV in the columns of Shopify, one row each',
  query: listFilter(staffProductList),
});

export const updateVariants = staffCall({
  method: 'PUT',
  path: '/products/{id}/variants',
  summary: 'Change parts of several variants of a product, all or none; answers with these',
  params: idParams,
  body: z.object({ variants: VariantEdits }),
  output: z.array(StaffVariant),
  failures: [404, 409],
});

export const updateVariant = staffCall({
  method: 'PUT',
  path: '/variants/{id}',
  summary: 'Change part of a variant',
  params: idParams,
  body: VariantEdit,
  output: StaffVariant,
  failures: [404, 409],
});

export const correctVariantStock = staffCall({
  method: 'POST',
  path: '/variants/{id}/stock',
  summary: 'Change the stock by a difference, or correct it by the count that was seen and the new one',
  params: idParams,
  body: z
    .object({
      change: z.optional(wholeNumber(-MAX_STOCK, MAX_STOCK, 'Change must be a whole number')),
      /** The kind of a `change`. Default: `corrected`. */
      kind: z.optional(z.enum(CHANGE_KINDS)),
      /** Null, with `count`, to begin counting: a new variant is not counted. */
      seen: z.optional(stockCount()),
      count: z.optional(stockCount()),
      reason: optionalText(),
    })
    .check(
      z.refine(
        ({ change, seen, count }) => change !== undefined || (seen !== undefined && count !== undefined),
        { path: ['change'], message: 'Give a change, or seen and count' },
      ),
    ),
  output: z.object({
    variantId: z.string(),
    stock: z.nullable(z.number()),
    /** The change of the stock by sales and others since it was read; absent if there is none. */
    meanwhile: z.optional(z.number()),
  }),
  failures: [404, 409],
  creates: true,
});

export const listVariantStockMovements = staffCall({
  path: '/variants/{id}/stock-movements',
  summary: 'Movements of the stock of a variant, newest first',
  params: idParams,
  query: z.object(paging),
  output: z.array(StockMovement),
  paged: true,
  failures: [404],
});
