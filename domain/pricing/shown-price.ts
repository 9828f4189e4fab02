import type { Cents } from '../money.ts';
import { effectivePrice, type Product, type ProductOptions } from '../products/product.ts';
import { isRequired } from './choice-problems.ts';
import { preselect, type Selection } from './selection.ts';

/**
 * What may be claimed of a price, in cents: `regular` is what the same choice costs without the discount,
 * `percentage` how much of that is saved. Null where nothing is saved, or, of the percentage, less than would
 * be shown.
 */
export type ShownPrice = { current: Cents; regular: Cents | null; percentage: number | null };

type Priced = Pick<Product, 'price' | 'discountPrice'>;

/**
 * The price of a product with a surcharge on both its regular and its discount price. The percentage is
 * rounded (spec 2), and is never 0 %, nor 100 % of what still costs something.
 */
export function shownPrice(product: Priced, surcharge: Cents): ShownPrice {
  const current = effectivePrice(product) + surcharge;
  const regular = product.price + surcharge;
  if (current >= regular) return { current, regular: null, percentage: null };
  const rounded = Math.round(((regular - current) / regular) * 100);
  const percentage = current > 0 ? Math.min(rounded, 99) : rounded;
  return { current, regular, percentage: percentage > 0 ? percentage : null };
}

/**
 * What a selection adds to the price of one piece, in cents. A required choice that is still to be made
 * counts with its cheapest value: for less the product cannot be bought.
 */
export function surchargeOf(options: ProductOptions, selection: Selection): Cents {
  const { colors, properties } = options;
  const color = colors.find(({ id, name }) => name === selection.color || id === selection.color);
  const ofColor = surchargeIn(colors, color, isRequired(options, 'color'));
  return properties.reduce((sum, { id, values, required }) => {
    const chosen = values.find((value) => value.id === selection.properties[id]);
    return sum + surchargeIn(values, chosen, required === true);
  }, ofColor);
}

/** What the page of a product opens with costs extra: cards claim what that page claims. */
export function openingSurcharge(options: ProductOptions): Cents {
  return surchargeOf(options, preselect(options));
}

type Costing = { price: Cents };

function surchargeIn(offered: readonly Costing[], chosen: Costing | undefined, isRequired: boolean): Cents {
  if (chosen) return chosen.price;
  if (!isRequired || offered.length === 0) return 0;
  return Math.min(...offered.map(({ price }) => price));
}
