import type { Cents } from '../money.ts';
import { effectivePrice, type Product, type ProductOptions } from '../products/product.ts';
import { isRequired } from './choice-problems.ts';
import { preselect, type Selection } from './selection.ts';

/**
 * The price to show, in cents: `regular` is the same choice without discount, `percentage` the saving. Null
 * if there is no saving, or the percentage would be 0.
 */
export type ShownPrice = { current: Cents; regular: Cents | null; percentage: number | null };

type Priced = Pick<Product, 'price' | 'discountPrice'>;

/**
 * The price with a surcharge on both regular and discount price. The percentage is rounded (spec 2), and is
 * never 0 %, nor 100 % unless the product is free.
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
 * The surcharge of a selection per piece, in cents. A required choice still missing counts with its cheapest
 * value.
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

/** The surcharge of a product page's initial selection, which cards include as well. */
export function openingSurcharge(options: ProductOptions): Cents {
  return surchargeOf(options, preselect(options));
}

type Costing = { price: Cents };

function surchargeIn(offered: readonly Costing[], chosen: Costing | undefined, isRequired: boolean): Cents {
  if (chosen) return chosen.price;
  if (!isRequired || offered.length === 0) return 0;
  return Math.min(...offered.map(({ price }) => price));
}
