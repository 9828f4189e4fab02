import type { ProductOptions } from '../products/product.ts';
import { spansVariants } from '../products/product-option.ts';
import type { Variant, VariantOptions } from '../products/variants/variant.ts';
import { chosenValue, type SentSelection } from './selection.ts';

/** The chosen values of the options that span variants, by their names in the variants. */
export function chosenValues(product: ProductOptions, selection: SentSelection): VariantOptions {
  return Object.fromEntries(
    product.options.flatMap(({ name, variantName, values }) => {
      const chosen = chosenValue(selection, name);
      if (variantName === null || !chosen) return [];
      return [[variantName, values.find(({ id }) => id === chosen)?.name ?? chosen]];
    }),
  );
}

/** The variant of a selection; null if a value is missing, or the combination is not offered. */
export function findVariant(product: ProductOptions, selection: SentSelection): Variant | null {
  const { variants = [] } = product;
  if (!spansVariants(product)) return variants[0] ?? null;
  const chosen = Object.entries(chosenValues(product, selection));
  if (chosen.length < product.variantOptions.length) return null;
  return offeredWith(variants, chosen)[0] ?? null;
}

/**
 * The variant with which a product's page opens: the first that can be bought with these values, else the
 * first that is offered with them. Null for a product without options.
 */
export function openingVariant(product: ProductOptions, values: VariantOptions = {}): Variant | null {
  if (!spansVariants(product)) return null;
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
