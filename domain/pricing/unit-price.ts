import type { Cents } from '../money.ts';
import { effectivePrice, type Product, type ProductOptions } from '../products/product.ts';
import { isRequired } from './choice-problems.ts';
import type { ResolvedSelection } from './selection.ts';

/**
 * What one piece costs with the chosen options, in cents: the discount price if there is one, else the price,
 * plus the surcharges of the color and of each property value (spec 9).
 */
export function unitPrice(
  product: Pick<Product, 'price' | 'discountPrice'>,
  selection: ResolvedSelection,
): Cents {
  const surcharges = selection.properties.reduce((sum, { value }) => sum + value.price, 0);
  return effectivePrice(product) + (selection.color?.price ?? 0) + surcharges;
}

/**
 * Every unit price the product can be bought at over all choices, in cents. Used where a payment is started
 * without its options, so that even then only an amount the shop itself could have asked for is charged.
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
