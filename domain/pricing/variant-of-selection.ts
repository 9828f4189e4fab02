import type { ProductOptions } from '../products/product.ts';
import { hasOptions, listOfOption } from '../products/variants/option-lists.ts';
import type { Variant, VariantOptions } from '../products/variants/variant.ts';

/** Undefined: left out. Null: none. */
type Chosen = {
  color?: string | null | undefined;
  size?: string | null | undefined;
  memory?: string | null | undefined;
  options?: Record<string, string> | undefined;
};

/** The chosen values of a product's options by their names. */
export function chosenValues(product: ProductOptions, selection: Chosen): VariantOptions {
  const values: VariantOptions = {};
  for (const { name } of product.options ?? []) {
    const value = chosenValue(product, selection, name);
    if (value) values[name] = value;
  }
  return values;
}

/** The chosen value of an option; undefined if it was left out, null if none is chosen. */
export function chosenValue(
  product: ProductOptions,
  selection: Chosen,
  name: string,
): string | null | undefined {
  const list = listOfOption(name);
  if (list === null) {
    const { options } = selection;
    return options && Object.hasOwn(options, name) ? options[name] : undefined;
  }
  const value = selection[list];
  if (list !== 'color') return value;
  return product.colors.find(({ id, name: color }) => color === value || id === value)?.name ?? value;
}

/** The variant of a selection; null if a value is missing, or the combination is not offered. */
export function variantOf(product: ProductOptions, selection: Chosen): Variant | null {
  const { variants = [] } = product;
  if (!hasOptions(product)) return variants[0] ?? null;
  const chosen = Object.entries(chosenValues(product, selection));
  if (chosen.length < (product.options?.length ?? 0)) return null;
  return offeredWith(variants, chosen)[0] ?? null;
}

/**
 * The variant with which a product's page opens: the first that can be bought with these values, else the
 * first that is offered with them. Null for a product without options.
 */
export function openingVariant(product: ProductOptions, values: VariantOptions = {}): Variant | null {
  if (!hasOptions(product)) return null;
  const offered = offeredWith(product.variants ?? [], Object.entries(values));
  return offered.find(({ stock }) => stock !== 0) ?? offered[0] ?? null;
}

/** The offered variants with these values, in display order. */
export function offeredWith(
  variants: readonly Variant[],
  values: readonly (readonly [name: string, value: string])[],
): Variant[] {
  return variants.filter(
    ({ options, isOffered }) => isOffered && values.every(([name, value]) => options[name] === value),
  );
}
