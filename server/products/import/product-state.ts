import { createHash } from 'node:crypto';
import type { SeenProduct } from '#contract/calls/product-import.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import type { StaffProduct } from '../staff-product-queries.ts';

/** Returns a digest of the fields that staff edit of a product and its variants; sales do not change it. */
export function digestProduct(product: StaffProduct): string {
  const fields = PRODUCT_FIELDS.filter((field) => field !== 'stock').map((field) => product[field] ?? null);
  const variants = product.variants.map(
    ({ id, sku, options, price, discountPrice, barcode, weightGrams, image, isOffered }) => [
      id,
      sku,
      Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)),
      [price, discountPrice, barcode, weightGrams, image, isOffered],
    ],
  );
  const text = JSON.stringify([fields, product.variantOptions, variants]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Describes the product that a preview saw; `state` is null if there was none. */
export function describeSeen(handle: string, product: StaffProduct | null): SeenProduct {
  if (!product) return { handle, state: null, stock: [] };
  const stock = product.variants.map(({ id, stock }) => ({ variantId: id, count: stock }));
  return { handle, state: digestProduct(product), stock };
}
