import { createHash } from 'node:crypto';
import type { SeenProduct } from '#contract/calls/product-import.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/products/product-fields.ts';
import { type ProductState, productState } from '#domain/products/product-state.ts';
import { countOnHand } from '#domain/products/stock.ts';
import type { Variant, VariantOption } from '#domain/products/variants/variant.ts';
import type { StaffProduct } from '../staff-product-queries.ts';

/** Returns a digest of the fields that staff edit of a product and its variants; sales do not change it. */
export function digestProduct(product: StaffProduct): string {
  return digestFields(product, product.variantOptions, product.variants);
}

function digestFields(
  product: Partial<ProductFields>,
  variantOptions: readonly VariantOption[],
  all: readonly Variant[],
): string {
  const fields = PRODUCT_FIELDS.filter((field) => field !== 'stock').map((field) => product[field] ?? null);
  const variants = all.map(
    ({ id, sku, options, price, discountPrice, barcode, weightGrams, image, isOffered }) => [
      id,
      sku,
      Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)),
      [price, discountPrice, barcode, weightGrams, image, isOffered],
    ],
  );
  const text = JSON.stringify([fields, variantOptions, variants]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Returns a digest of a product with the stock of its variants. */
export function digestState(state: ProductState | StaffProduct): string {
  const { fields, variantOptions, variants } = 'fields' in state ? state : productState(state);
  const counts = variants.map((variant) => [variant.id, countOnHand(variant)]);
  const text = JSON.stringify([digestFields(fields, variantOptions, variants), counts]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Describes the product that a preview saw; `state` is null if there was none. */
export function describeSeen(handle: string, product: StaffProduct | null): SeenProduct {
  if (!product) return { handle, state: null, stock: [] };
  const stock = product.variants.map((variant) => ({ variantId: variant.id, count: countOnHand(variant) }));
  return { handle, state: digestProduct(product), stock };
}
