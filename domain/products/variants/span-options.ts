import { readOptions, writeOptions } from '../option-words.ts';
import type { ProductOption } from '../product.ts';
import { withIds } from '../product-fields.ts';
import { fold } from './fold.ts';
import type { VariantOption } from './variant.ts';

/**
 * The options of a product under new ones that span variants: their values, with the surcharge and id they
 * had. An option that spans variants no more has no values; those that spanned none stay.
 */
export function spanOptions(
  before: readonly ProductOption[],
  variantOptions: readonly VariantOption[],
): ProductOption[] {
  return readOptions(writeOptions(before), variantOptions).map((option) => {
    const former = before.find(({ name }) => name === option.name);
    const spanning = variantOptions.find(({ name }) => name === option.variantName);
    if (!spanning) return former?.variantName ? { ...option, values: [] } : option;
    const values = spanning.values.map((name) => {
      const known = former?.values.find((value) => fold(value.name) === fold(name));
      return { id: known?.id, name, price: known?.price ?? 0 };
    });
    return { ...option, values: withIds(values, ({ name }) => name) };
  });
}
