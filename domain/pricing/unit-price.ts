import type { Cents } from '../money.ts';
import { effectivePrice, type Product, type ProductOptions } from '../products/product.ts';
import { isRequired } from './choice-problems.ts';
import type { ResolvedSelection } from './selection.ts';

/**
 * The unit price in cents: discount price or price, plus the surcharges of color and property values (spec
 * 9).
 */
export function unitPrice(
  product: Pick<Product, 'price' | 'discountPrice'>,
  selection: ResolvedSelection,
): Cents {
  const surcharges = selection.properties.reduce((sum, { value }) => sum + value.price, 0);
  return effectivePrice(product) + (selection.color?.price ?? 0) + surcharges;
}

/**
 * Every possible unit price in cents. If a payment is started without options, its amount must be one of
 * these.
 */
export function possibleUnitPrices(
  product: Pick<Product, 'price' | 'discountPrice'> & ProductOptions,
): Set<Cents> {
  const choices = [
    { offered: product.colors, isRequired: isRequired(product, 'color') },
    ...product.properties.map(({ values, required }) => ({ offered: values, isRequired: required === true })),
  ];
  let prices = new Set([effectivePrice(product)]);
  for (const choice of choices) {
    const isFree = !choice.isRequired || choice.offered.length === 0;
    const surcharges = new Set([...(isFree ? [0] : []), ...choice.offered.map((option) => option.price)]);
    prices = new Set([...prices].flatMap((price) => [...surcharges].map((extra) => price + extra)));
  }
  return prices;
}
