import type { OptionValue, Property, PropertyValue } from '../products/product.ts';
import type { Variant } from '../products/variants/variant.ts';

/** The choices of a product. */
export type Selection = {
  /** The value of each option by its name; null or absent: none. */
  options: Readonly<Record<string, string | null>>;
  /** Property id → value id. */
  properties: Readonly<Record<string, string>>;
  /** Property id → the text it asked for. */
  texts?: Readonly<Record<string, string>> | undefined;
};

/** A line of anything that is bought: which product, how many, and what is chosen of it. */
export type ChosenLine = {
  productId: string;
  /** Decides what the selection leaves out. */
  variantId?: string | null | undefined;
  quantity: number;
  selection: SentSelection;
};

/** A selection as sent. What is absent was left out, an option that is null was not chosen. */
export type SentSelection = { [Part in keyof Selection]?: Selection[Part] | undefined };

/** A selection resolved to the product's options. */
export type ResolvedSelection = {
  /** In the product's order. */
  options: readonly ResolvedOption[];
  /** Null if no variant is known, or an option has no value. */
  variant: Variant | null;
  properties: ChosenProperty[];
};

/** `isIncluded`: the price of a known variant contains its surcharge. */
export type ResolvedOption = { name: string; value: OptionValue; isIncluded: boolean };

/** `text` is null if none is asked for or typed. */
export type ChosenProperty = { property: Property; value: PropertyValue; text: string | null };

/** An option that the product does not have, or a value that it does not have with the others. */
export type UnknownOption = { option: string; name: string };

export const NOTHING_SELECTED: Selection = { options: {}, properties: {} };

/** The chosen value of an option; undefined if it was left out, null if none is chosen. */
export function chosenValue({ options = {} }: SentSelection, name: string): string | null | undefined {
  // A name may be that of an inherited property.
  return Object.hasOwn(options, name) ? options[name] : undefined;
}
