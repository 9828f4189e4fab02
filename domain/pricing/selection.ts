import type { Color, ProductOptions, Property, PropertyValue } from '../products/product.ts';
import { choicesOf } from '../products/variants/option-lists.ts';
import type { Variant } from '../products/variants/variant.ts';
import { openingVariant } from './variant-of-selection.ts';

/** A shopper's choices: names for color, size and memory, property id → value id. */
export type Selection = {
  color: string | null;
  size: string | null;
  memory: string | null;
  /** Values of the options that are not color, size or memory, by their names. */
  options?: Record<string, string> | undefined;
  properties: Record<string, string>;
  /** Property id → the text it asked for. */
  texts?: Record<string, string> | undefined;
};

/** A selection resolved to the product's options. */
export type ResolvedSelection = {
  color: Color | null;
  size: string | null;
  memory: string | null;
  /** Values of the other options, in the product's order; absent without them. */
  options?: Record<string, string>;
  /** Null if no variant is known, or an option has no value. */
  variant: Variant | null;
  properties: ChosenProperty[];
};

/** `text` is null if none is asked for or typed. */
export type ChosenProperty = { property: Property; value: PropertyValue; text: string | null };

/** An option that the product does not have, or a value that it does not have with the others. */
export type UnknownOption = { option: string; name: string };

export const NOTHING_SELECTED: Selection = { color: null, size: null, memory: null, properties: {} };

/**
 * The selection of a newly opened product page: first color, size and memory, no property (specification,
 * section 4); with variants those of the first that can be bought.
 */
export function preselect(options: ProductOptions, opening = openingVariant(options)): Selection {
  const ofVariant = opening && choicesOf(opening.options);
  return {
    ...firstOfLists(options),
    ...ofVariant?.lists,
    ...(ofVariant && Object.keys(ofVariant.others).length > 0 && { options: ofVariant.others }),
    properties: {},
  };
}

function firstOfLists(options: ProductOptions) {
  return {
    color: options.colors[0]?.name ?? null,
    size: options.sizes[0] ?? null,
    memory: options.memory[0] ?? null,
  };
}
