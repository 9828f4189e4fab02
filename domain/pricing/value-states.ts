import type { ProductOptions } from '../products/product.ts';
import { readChoices } from '../products/product-option.ts';
import type { Variant, VariantOptions } from '../products/variants/variant.ts';
import { chosenValues, offeredWith } from './find-variant.ts';
import type { Selection } from './selection.ts';

/**
 * A value of an option on the product page: `available`; `sold_out` with what else is chosen; `elsewhere`,
 * not offered with that, but with other values; `never` offered.
 */
export type ValueState = 'available' | 'sold_out' | 'elsewhere' | 'never';

export function valueState(
  product: ProductOptions,
  selection: Selection,
  option: string,
  value: string,
): ValueState {
  const offered = offeredWith(product.variants ?? [], [[option, value]]);
  if (offered.length === 0) return 'never';
  const { [option]: _, ...others } = chosenValues(product, selection);
  const fitting = offeredWith(offered, Object.entries(others));
  if (fitting.length === 0) return 'elsewhere';
  return fitting.some(({ stock }) => stock !== 0) ? 'available' : 'sold_out';
}

/**
 * The selection with a value chosen; `moved` are the other options that it is not offered with as they
 * were.
 */
export function chooseValue(
  product: ProductOptions,
  selection: Selection,
  option: string,
  value: string,
): { selection: Selection; moved: { option: string; from: string; to: string }[] } {
  const chosen = { ...chosenValues(product, selection), [option]: value };
  const variant = nearestVariant(product, option, chosen);
  if (!variant) return { selection: withValues(selection, { [option]: value }), moved: [] };
  const moved = Object.entries(chosen).flatMap(([name, from]) => {
    const to = variant.options[name];
    return to === undefined || to === from ? [] : [{ option: name, from, to }];
  });
  // An option without a value stays without one, unless another had to move.
  const values = moved.length > 0 ? variant.options : chosen;
  return { selection: withValues(selection, values), moved };
}

/** The offered variant with the value that agrees with most of what is chosen; one in stock before others. */
function nearestVariant(product: ProductOptions, option: string, chosen: VariantOptions): Variant | null {
  const candidates = offeredWith(product.variants ?? [], [[option, chosen[option] ?? '']]);
  const agreeing = (variant: Variant) =>
    Object.entries(chosen).filter(([name, value]) => variant.options[name] === value).length;
  const rank = (variant: Variant) => agreeing(variant) * 2 + (variant.stock === 0 ? 0 : 1);
  return candidates.reduce<Variant | null>(
    (best, variant) => (best === null || rank(variant) > rank(best) ? variant : best),
    null,
  );
}

/** A selection with these values of a variant's options. */
export function withValues(selection: Selection, values: VariantOptions): Selection {
  return { ...selection, options: { ...selection.options, ...readChoices(values) } };
}
