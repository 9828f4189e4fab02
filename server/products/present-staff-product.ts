import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { findMoneyPaths } from '#contract/money.ts';
import { amountsToDollars } from '#contract/money-paths.ts';
import { StaffProduct as StaffProductSchema, type WireStaffProduct } from '#contract/product-schemas.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/products/product-fields.ts';
import { isLowOnStock } from '#domain/products/stock.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentProduct } from './present-product.ts';
import type { RelatedProduct } from './related/related-queries.ts';
import type { StaffProduct, StaffProductRow } from './staff-product-queries.ts';
import { presentStaffVariants } from './variants/present-variant.ts';

export function presentStaffProduct(product: StaffProduct): WireStaffProduct {
  return {
    ...presentProduct(product),
    variants: presentStaffVariants(product),
    availability: product.availability,
    stock: product.stock,
    status: product.status ?? 'active',
    ...omitNulls({
      taxCategory: product.taxCategory ?? null,
      weightGrams: product.weightGrams ?? null,
    }),
    related: product.related.map(presentRelated),
    version: product.version,
    ...(product.deletedAt && { deletedAt: product.deletedAt.toISOString() }),
  };
}

function presentRelated({ id, name, image, brand, price, isAvailable, isDeleted, status }: RelatedProduct) {
  const shown = { _id: id, name, image, brand, price, availability: isAvailable };
  return {
    ...shown,
    ...(isDeleted && { deleted: true as const }),
    ...(status !== 'active' && { status }),
  };
}

type CountedRow = StaffProductRow & {
  /** Stock of at most this is low. */
  lowStock: number;
  variants: { count: number; low: number } | undefined;
};

/** Presents a row of the list. */
export function presentStaffProductRow({ lowStock, ...row }: CountedRow): WireStaffProductRow {
  return {
    _id: row.id,
    name: row.name,
    sku: row.sku,
    image: row.image,
    category: row.category,
    brand: row.brand,
    price: row.price,
    ...(row.discountPrice !== null && { discountPrice: row.discountPrice }),
    availability: row.availability,
    status: row.status ?? 'active',
    featured: row.featured,
    stock: row.stock,
    isLowOnStock: isLowOnStock(row, lowStock),
    ...(row.variants && { variants: row.variants }),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Fields of a product for the audit log, with amounts in dollars. */
export function auditedFields(
  product: ProductFields,
  fields: readonly (keyof ProductFields)[] = PRODUCT_FIELDS,
): Record<string, unknown> {
  const audited = amountsToDollars(product, PRODUCT_MONEY) as ProductFields;
  return Object.fromEntries(fields.map((field) => [field, audited[field]]));
}

const PRODUCT_MONEY = findMoneyPaths(StaffProductSchema);
