import type { VariantEdit } from '#contract/forms/variants.ts';
import { centsToDollars, formatMoney } from '#domain/money.ts';
import type { Product } from '#domain/products/product.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { variantPrices } from '#domain/products/variants/variant-prices.ts';
import { type Refusal, refuse } from '../../http/answer.ts';

/** Applies an edit, or refuses it at its fields, whose names begin with `path`. */
export function applyEdit(
  product: Pick<Product, 'price' | 'discountPrice' | 'options'>,
  variant: Variant,
  edit: VariantEdit,
  path: string,
): Variant | Refusal {
  const { offered, seen: _, ...fields } = edit;
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const edited: Variant = { ...variant, ...changes, isOffered: offered ?? variant.isOffered };
  edited.barcode ||= null;
  const { price } = variantPrices(product, { ...edited, discountPrice: null });
  if (edited.discountPrice === null || edited.discountPrice < price) return edited;
  const message = `Discount price must be below the regular price of ${formatMoney(price)}`;
  const field = edit.discountPrice === undefined ? 'price' : 'discountPrice';
  return refuse('invalid', message, { fields: { [`${path}${field}`]: message } });
}

export function nameVariant({ options, sku }: Variant): string {
  return describeVariant(options) || sku;
}

/** One line of a log entry. */
export function auditedVariant({
  sku,
  price,
  discountPrice,
  barcode,
  weightGrams,
  image,
  isOffered,
}: Variant): string {
  return [
    sku,
    price !== null && `price ${centsToDollars(price)}`,
    discountPrice !== null && `discount price ${centsToDollars(discountPrice)}`,
    barcode !== null && `barcode ${barcode}`,
    weightGrams !== null && `${weightGrams} g`,
    image,
    !isOffered && 'not offered',
  ]
    .filter(Boolean)
    .join(', ');
}
