import type { Cents } from '../money.ts';
import type { ProductOptions } from '../products/product.ts';
import { mustBeChosen, offeredOptions } from '../products/product-option.ts';
import type { Variant } from '../products/variants/variant.ts';
import { preselect } from './preselect.ts';
import { chosenValue, type Selection } from './selection.ts';

/**
 * The surcharge of a selection per piece, in cents. A required choice still missing counts with its cheapest
 * value. The price of a variant, if one is given, includes the values of its options.
 */
export function computeSurcharge(
  product: ProductOptions,
  selection: Selection,
  variant: Variant | null = null,
): Cents {
  const ofOptions = offeredOptions(product).map((option) => {
    const { name, variantName, values } = option;
    if (variant && variantName !== null) return 0;
    const wanted = chosenValue(selection, name);
    const chosen = values.find((value) => value.name === wanted || value.id === wanted);
    return surchargeIn(values, chosen, mustBeChosen(option));
  });
  const ofProperties = product.properties.map(({ id, values, required }) => {
    const chosen = values.find((value) => value.id === selection.properties[id]);
    return surchargeIn(values, chosen, required === true);
  });
  return [...ofOptions, ...ofProperties].reduce((sum, surcharge) => sum + surcharge, 0);
}

/** The surcharge of a product page's initial selection, which cards include as well. */
export function openingSurcharge(options: ProductOptions): Cents {
  return computeSurcharge(options, preselect(options));
}

type Costing = { price: Cents };

function surchargeIn(offered: readonly Costing[], chosen: Costing | undefined, isRequired: boolean): Cents {
  if (chosen) return chosen.price;
  if (!isRequired || offered.length === 0) return 0;
  return Math.min(...offered.map(({ price }) => price));
}
