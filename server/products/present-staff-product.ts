import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { findMoneyPaths } from '#contract/money.ts';
import { amountsToDollars } from '#contract/money-paths.ts';
import { StaffProduct as StaffProductSchema, type WireStaffProduct } from '#contract/product-schemas.ts';
import { LIMITS } from '#domain/limits.ts';
import { eachStaffAmount, eachStaffMoment } from '#domain/products/each-described-field.ts';
import { writeOptions } from '#domain/products/option-words.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/products/product-fields.ts';
import { isLowOnStock } from '#domain/products/stock.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { writeRichText } from '../rich-text/render-rich-text.ts';
import { presentProduct } from './present-product.ts';
import type { RelatedProduct } from './related/related-queries.ts';
import type { StaffProduct, StaffProductRow } from './staff-product-queries.ts';
import { presentStaffVariants } from './variants/present-variant.ts';

export function presentStaffProduct(product: StaffProduct): WireStaffProduct {
  return {
    ...presentProduct(product),
    ...(product.descriptionRich && { descriptionHtml: writeRichText(product.descriptionRich) }),
    variants: presentStaffVariants(product),
    availability: product.availability,
    stock: product.stock,
    status: product.status ?? 'active',
    ...omitNulls(eachStaffMoment((name) => product[name]?.toISOString() ?? null)),
    ...omitNulls(eachStaffAmount((name) => product[name] ?? null)),
    tags: product.tags ?? [],
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
    ...omitNulls(eachStaffMoment((name) => row[name]?.toISOString() ?? null)),
    featured: row.featured,
    stock: row.stock,
    ...(row.inventoryPolicy === 'continue' && { inventoryPolicy: row.inventoryPolicy }),
    isLowOnStock: row.inventoryPolicy !== 'continue' && isLowOnStock(row, lowStock),
    ...(row.variants && { variants: row.variants }),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Fields of a product for the audit log, by their names on the wire and with amounts in dollars. */
export function auditedFields(
  product: ProductFields,
  fields: readonly (keyof ProductFields)[] = PRODUCT_FIELDS,
): Record<string, unknown> {
  const named = fields.flatMap((field): [string, unknown][] => {
    if (field === 'options') return Object.entries(writeOptions(product.options));
    return field === 'descriptionRich' ? logFormatting(product) : [[field, product[field]]];
  });
  return amountsToDollars(Object.fromEntries(named), PRODUCT_MONEY) as Record<string, unknown>;
}

/** Of a formatted description the log has the begin: its words are there already. */
function logFormatting({ descriptionRich }: ProductFields): [string, unknown][] {
  return [['descriptionHtml', descriptionRich ? writeRichText(descriptionRich).slice(0, LIMITS.text) : null]];
}

/** The same of the fields that differ between two states of a product. */
export function auditedChanges(
  before: ProductFields,
  after: ProductFields,
  fields: readonly (keyof ProductFields)[],
) {
  const [old, changed] = [auditedFields(before, fields), auditedFields(after, fields)];
  const names = Object.keys(old).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(changed[name]),
  );
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(old), after: pick(changed) };
}

const PRODUCT_MONEY = findMoneyPaths(StaffProductSchema);
