import type { WireStaffProduct, WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { centsToDollars } from '#domain/money.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/products/product-fields.ts';
import { isLowOnStock } from '#domain/products/stock.ts';
import { presentProduct } from './present-product.ts';
import type { StaffProduct, StaffProductRow } from './staff-product-queries.ts';

/** A product as staff see it. */
export function presentStaffProduct(product: StaffProduct): WireStaffProduct {
  return {
    ...presentProduct(product),
    availability: product.availability,
    stock: product.stock,
    version: product.version,
    ...(product.deletedAt && { deletedAt: product.deletedAt.toISOString() }),
  };
}

/** What the list shows of a product; with as many pieces as `lowStock` or fewer it is low on stock. */
export function presentStaffProductRow(row: StaffProductRow, lowStock: number): WireStaffProductRow {
  return {
    _id: row.id,
    name: row.name,
    sku: row.sku,
    image: row.image,
    category: row.category,
    brand: row.brand,
    price: centsToDollars(row.price),
    ...(row.discountPrice !== null && { discountPrice: centsToDollars(row.discountPrice) }),
    availability: row.availability,
    featured: row.featured,
    stock: row.stock,
    isLowOnStock: isLowOnStock(row, lowStock),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What the audit log keeps of a product: these fields, amounts in dollars. */
export function auditedFields(
  product: ProductFields,
  fields: readonly (keyof ProductFields)[] = PRODUCT_FIELDS,
): Record<string, unknown> {
  const { price, discountPrice, colors, properties } = product;
  const audited = {
    ...product,
    price: centsToDollars(price),
    discountPrice: discountPrice === null ? null : centsToDollars(discountPrice),
    colors: colors.map(inDollars),
    properties: properties.map((property) => ({ ...property, values: property.values.map(inDollars) })),
  };
  return Object.fromEntries(fields.map((field) => [field, audited[field]]));
}

function inDollars<Option extends { price: number }>(option: Option): Option {
  return { ...option, price: centsToDollars(option.price) };
}
