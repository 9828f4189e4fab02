import * as z from 'zod/mini';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { NewProduct, ProductEdit, stockCount } from '../forms/products.ts';
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
  featured: z.boolean(),
  stock: z.nullable(z.number()),
  /** True if stock is counted and at or below the threshold of the settings. */
  isLowOnStock: z.boolean(),
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
     * With `stock`: the stock as last read. 409 with the current product if it has changed, also by a sale.
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

export const setStock = staffCall({
  method: 'PUT',
  path: '/products/{id}/stock',
  summary: 'Set the stock of a product; null: not counted',
  params: idParams,
  body: z.object({
    stock: stockCount(),
    /** The stock as last read. 409 with the current product if it has changed, also by a sale. */
    stockSeen: z.optional(stockCount()),
  }),
  output: z.object({ productId: z.string(), stock: z.nullable(z.number()), availability: z.boolean() }),
  failures: [404, 409],
});

export const seedCatalogue = staffCall({
  method: 'POST',
  path: '/seed',
  summary: 'Fill a shop that never had a product with the demo catalogue',
  output: z.object({ products: z.number() }),
  status: 201,
  failures: [409],
});
