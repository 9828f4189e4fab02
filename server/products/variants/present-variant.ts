import type { WireProduct, WireStaffVariant, WireVariant } from '#contract/product-schemas.ts';
import { findBackorder } from '#domain/products/backorder.ts';
import type { Product } from '#domain/products/product.ts';
import { countOnHand, isAvailable, lastPieces } from '#domain/products/stock.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { variantPrices } from '#domain/products/variants/variant-prices.ts';
import { omitNulls } from '../../http/omit-nulls.ts';

type Varied = Pick<
  Product,
  | 'availability'
  | 'price'
  | 'discountPrice'
  | 'options'
  | 'variantOptions'
  | 'variants'
  | 'inventoryPolicy'
  | 'backorderText'
  | 'backorderDays'
>;

/** Presents the options of a product, and the variants that are offered. */
export function presentVariants(product: Varied): Pick<WireProduct, 'options' | 'variants'> {
  const { variantOptions, variants = [] } = product;
  return {
    options: variantOptions.map(({ name, values }) => ({ name, values })),
    variants: variants
      .filter(({ isOffered }) => isOffered)
      .map((variant) => presentVariant(product, variant)),
  };
}

export function presentStaffVariants(product: Varied): WireStaffVariant[] {
  return (product.variants ?? []).map((variant) => presentStaffVariant(product, variant));
}

export function presentStaffVariant(product: Varied, variant: Variant): WireStaffVariant {
  // Staff see all of the stock.
  const { left, ...shown } = presentVariant(product, variant);
  return {
    ...shown,
    stock: countOnHand(variant),
    ownPrice: variant.price,
    ownDiscountPrice: variant.discountPrice,
    offered: variant.isOffered,
  };
}

function presentVariant(product: Varied, variant: Variant): WireVariant {
  const { price, discountPrice } = variantPrices(product, variant);
  const availability = isAvailable({
    availability: product.availability && variant.isOffered,
    stock: variant.stock,
  });
  return {
    id: variant.id,
    sku: variant.sku,
    options: variant.options,
    price,
    ...omitNulls({ discountPrice, image: variant.image }),
    availability,
    ...omitNulls({ left: availability ? lastPieces(variant.stock) : null }),
    ...omitNulls({ backorder: availability ? (findBackorder(product, variant, 1)?.text ?? null) : null }),
    ...omitNulls({ barcode: variant.barcode, weightGrams: variant.weightGrams }),
  };
}
