import type { WireProduct, WireVariant } from '#contract/product-schemas.ts';
import { UNTAXED } from '#domain/pricing/untaxed.ts';
import { withOptions } from '#domain/products/option-words.ts';
import type { Product } from '#domain/products/product.ts';
import type { Variant } from '#domain/products/variants/variant.ts';

/** A wire product as a domain product, so that the browser prices with the server's functions. */
export function toProduct({ _id, options: variantOptions, ...wire }: WireProduct): Product {
  return {
    ...withOptions({ ...wire, variantOptions }),
    id: _id,
    imagePreview: wire.imagePreview ?? null,
    discountPrice: wire.discountPrice ?? null,
    // The wire has no stock count, only the availability.
    stock: null,
    taxCategory: wire.untaxed ? UNTAXED : null,
    requiresShipping: wire.notShipped !== true,
    variants: wire.variants.map(toVariant),
    priceRange: wire.priceRange ?? null,
    createdAt: new Date(wire.createdAt),
  };
}

/** The wire has the prices that apply, and whether there is any stock. */
function toVariant({ availability, ...wire }: WireVariant): Variant {
  return {
    ...wire,
    discountPrice: wire.discountPrice ?? null,
    barcode: wire.barcode ?? null,
    weightGrams: wire.weightGrams ?? null,
    image: wire.image ?? null,
    stock: availability ? null : 0,
    isOffered: true,
  };
}
