import type { Cents } from '../money.ts';
import { effectivePrice, type Product, type ProductOptions } from '../products/product.ts';
import { optionOfList } from '../products/variants/option-lists.ts';
import { variantPrices } from '../products/variants/variant-prices.ts';
import { isRequired } from './choice-problems.ts';
import type { ResolvedSelection } from './selection.ts';

/**
 * The unit price in cents: discount price or price, plus the surcharges of color and property values (spec
 * 9). The price of a variant includes its color.
 */
export function unitPrice(
  product: Pick<Product, 'price' | 'discountPrice'> & Pick<ProductOptions, 'colors' | 'options'>,
  { variant, color, properties }: ResolvedSelection,
): Cents {
  const surcharges = properties.reduce((sum, { value }) => sum + value.price, 0);
  const isIncluded = variant !== null && optionOfList(product, 'color') !== null;
  return (
    effectivePrice(variantPrices(product, variant)) + (isIncluded ? 0 : (color?.price ?? 0)) + surcharges
  );
}

/**
 * Every possible unit price in cents. If a payment is started without options, its amount must be one of
 * these.
 */
export function possibleUnitPrices(
  product: Pick<Product, 'price' | 'discountPrice'> & ProductOptions,
): Set<Cents> {
  const variants = product.variants?.filter(({ isOffered }) => isOffered) ?? [];
  const isIncluded = variants.length > 0 && optionOfList(product, 'color') !== null;
  const choices = [
    { offered: isIncluded ? [] : product.colors, isRequired: isRequired(product, 'color') },
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
