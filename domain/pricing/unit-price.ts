import type { Cents } from '../money.ts';
import { effectivePrice, type Product, type ProductOptions } from '../products/product.ts';
import { mustBeChosen, offeredOptions } from '../products/product-option.ts';
import { variantPrices } from '../products/variants/variant-prices.ts';
import type { ResolvedSelection } from './selection.ts';

/**
 * The unit price in cents: discount price or price, plus the surcharges of color and property values
 * (specification, section 9). The price of a variant includes what spans it.
 */
export function unitPrice(
  product: Parameters<typeof variantPrices>[0],
  { variant, options, properties }: ResolvedSelection,
): Cents {
  const added = options.filter(({ isIncluded }) => !isIncluded);
  const surcharges = [...added, ...properties].reduce((sum, { value }) => sum + value.price, 0);
  return effectivePrice(variantPrices(product, variant)) + surcharges;
}

/**
 * Every possible unit price in cents. If a payment is started without options, its amount must be one of
 * these.
 */
export function possibleUnitPrices(
  product: Pick<Product, 'price' | 'discountPrice'> & ProductOptions,
): Set<Cents> {
  const variants = product.variants?.filter(({ isOffered }) => isOffered) ?? [];
  const apart = offeredOptions(product).filter(
    ({ variantName }) => variants.length === 0 || variantName === null,
  );
  const choices = [
    ...apart.map((option) => ({ offered: option.values, isRequired: mustBeChosen(option) })),
    ...product.properties.map(({ values, required }) => ({ offered: values, isRequired: required === true })),
  ];
  const own = variants.map((variant) => effectivePrice(variantPrices(product, variant)));
  let prices = new Set(own.length > 0 ? own : [effectivePrice(product)]);
  for (const choice of choices) {
    const isFree = !choice.isRequired || choice.offered.length === 0;
    const surcharges = new Set([...(isFree ? [0] : []), ...choice.offered.map((option) => option.price)]);
    prices = new Set([...prices].flatMap((price) => [...surcharges].map((extra) => price + extra)));
  }
  return prices;
}
