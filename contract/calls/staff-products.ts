import * as z from 'zod/mini';
import { MAX_STOCK } from '#domain/limits.ts';
import { eachStaffMoment } from '#domain/products/each-described-field.ts';
import { INVENTORY_POLICIES } from '#domain/products/inventory-policy.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { PRODUCT_STATUSES } from '#domain/products/status.ts';
import { CAUSE_KINDS, CHANGE_KINDS, MOVEMENT_KINDS } from '#domain/stock/movement.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { optionalText, paging, timestamp, wholeNumber } from '../fields.ts';
import { NewProduct, ProductEdit, STOCK, stockCount } from '../forms/products.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { StaffProduct } from '../product-schemas.ts';

/** A row of the list of products. */
export const StaffProductRow = component('StaffProductRow', {
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  category: z.string(),
  brand: z.string(),
  price: money(),
  discountPrice: z.optional(money()),
  availability: z.boolean(),
  status: z.enum(PRODUCT_STATUSES),
  /** When it becomes active, and when it is archived. */
  ...eachStaffMoment(() => z.optional(timestamp)),
  featured: z.boolean(),
  /** Pieces left, below zero if more were sold; null if stock is not counted. */
  stock: z.nullable(z.number()),
  /** Present for a product that is sold without stock. */
  inventoryPolicy: z.optional(z.enum(INVENTORY_POLICIES)),
  /** True if stock is counted and at or below the threshold of the settings. */
  isLowOnStock: z.boolean(),
  /** Its variants and, of those offered, how many are low on stock; absent without options. */
  variants: z.optional(z.object({ count: z.number(), low: z.number() })),
  version: z.number(),
  createdAt: timestamp,
});

export type WireStaffProductRow = z.output<typeof StaffProductRow>;

export const listStaffProducts = staffCall({
  path: '/products/staff',
  summary: 'Products with stock, also those not offered, newest first unless sorted otherwise',
  query: listQuery(staffProductList),
  output: z.array(StaffProductRow),
  paged: true,
});

export const listProductTags = staffCall({
  path: '/products/staff/tags',
  summary: 'Tags of products by name, 1,000 at most, each in one spelling',
  output: z.array(z.string()),
});

export const exportProducts = staffFile({
  path: '/products/export',
  summary: 'Products as CSV, newest first, one row each',
  query: listFilter(staffProductList),
});

export const getStaffProduct = staffCall({
  path: '/products/{id}/staff',
  summary: 'One product with stock and version; also one that was deleted',
  params: idParams,
  output: StaffProduct,
  failures: [404],
});

export const createProduct = staffCall({
  method: 'POST',
  path: '/products',
  summary: 'Add a product; every field but the price has a default',
  body: NewProduct,
  output: StaffProduct,
  status: 201,
  failures: [409],
  creates: true,
});

export const updateProduct = staffCall({
  method: 'PUT',
  path: '/products/{id}',
  summary: 'Change some or all fields of a product',
  params: idParams,
  body: z.extend(ProductEdit, {
    /** `version` as last read: 409 with the current product if it was changed since. */
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
    /**
     * The stock as last read, for `stock`. The difference is applied to the current stock; 409 with the
     * current product if fewer pieces are left than it takes off.
     */
    stockSeen: z.optional(stockCount()),
  }),
  output: StaffProduct,
  failures: [404, 409],
});

export const deleteProduct = staffCall({
  method: 'DELETE',
  path: '/products/{id}',
  summary: 'Hide a product from the shop; it can be restored',
  params: idParams,
  output: z.object({ _id: z.string(), deletedAt: timestamp }),
  failures: [404],
});

export const restoreProduct = staffCall({
  method: 'POST',
  path: '/products/{id}/restore',
  summary: 'Restore a deleted product; no effect on others',
  params: idParams,
  output: StaffProduct,
  failures: [404, 409],
});

/** A correction by a difference: of the count, or between the count that was seen and the new one. */
const correction = {
  change: z.optional(wholeNumber(-MAX_STOCK, MAX_STOCK, 'Change must be a whole number')),
  /** The kind of a `change`. Default: `corrected`. */
  kind: z.optional(z.enum(CHANGE_KINDS)),
  /** Null, with `count`, to begin counting. */
  seen: z.optional(stockCount()),
  count: z.optional(stockCount()),
  reason: optionalText(),
};

function isCorrection(body: { change?: unknown; seen?: unknown; count?: unknown }): boolean {
  return body.change !== undefined || (body.seen !== undefined && body.count !== undefined);
}

const StockAnswer = z.object({
  productId: z.string(),
  stock: z.nullable(z.number()),
  availability: z.boolean(),
  /** The change of the stock by sales and others since it was read; absent if there is none. */
  meanwhile: z.optional(z.number()),
});

export const setStock = staffCall({
  method: 'PUT',
  path: '/products/{id}/stock',
  summary: 'Set or correct the stock of a product; null: not counted',
  params: idParams,
  body: z
    .object({
      stock: z.optional(stockCount()),
      /**
       * The stock as last read, for `stock`; 409 with the current product if it has changed since, also by a
       * sale.
       */
      stockSeen: z.optional(stockCount()),
      ...correction,
    })
    .check(
      z.refine((body) => body.stock !== undefined || isCorrection(body), { path: ['stock'], message: STOCK }),
    ),
  output: StockAnswer,
  failures: [404, 409],
});

export const correctStock = staffCall({
  method: 'POST',
  path: '/products/{id}/stock',
  summary: 'Change the stock by a difference, or correct it by the count that was seen and the new one',
  params: idParams,
  body: z
    .object(correction)
    .check(z.refine(isCorrection, { path: ['change'], message: 'Give a change, or seen and count' })),
  output: StockAnswer,
  failures: [404, 409],
  creates: true,
});

/** A change of a variant's stock. */
export const StockMovement = component('StockMovement', {
  id: z.number(),
  variantId: z.string(),
  at: timestamp,
  kind: z.enum(MOVEMENT_KINDS),
  /** Positive: pieces were added. */
  change: z.number(),
  /** The stock after it; absent while stock is not counted, and for held pieces that are sold. */
  stock: z.optional(z.number()),
  cause: z.object({ kind: z.enum(CAUSE_KINDS), id: z.optional(z.string()) }),
  reason: z.string(),
  /** The name of the staff member who caused it. */
  staff: z.optional(z.string()),
});

export type WireStockMovement = z.output<typeof StockMovement>;

export const listStockMovements = staffCall({
  path: '/products/{id}/stock-movements',
  summary: 'Movements of the stock of a product, newest first',
  params: idParams,
  query: z.object(paging),
  output: z.array(StockMovement),
  paged: true,
  failures: [404],
});

export const seedCatalogue = staffCall({
  method: 'POST',
  path: '/seed',
  summary: 'Fill a shop that never had a product with the demo catalogue',
  output: z.object({ products: z.number() }),
  status: 201,
  failures: [409],
});
