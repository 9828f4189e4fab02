import type { Cents } from '../money.ts';
import type { ProductOptions } from '../products/product.ts';
import { optionOfList } from '../products/variants/option-lists.ts';
import type { Variant } from '../products/variants/variant.ts';
import { isRequired } from './choice-problems.ts';
import { preselect, type Selection } from './selection.ts';

/**
 * The surcharge of a selection per piece, in cents. A required choice still missing counts with its cheapest
 * value. The price of a variant, if one is given, includes its color.
 */
export function surchargeOf(
  options: ProductOptions,
  selection: Selection,
  variant: Variant | null = null,
): Cents {
  const { properties } = options;
  const colors = variant && optionOfList(options, 'color') ? [] : options.colors;
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
