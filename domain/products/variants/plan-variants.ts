import { combinationKey, listCombinations } from './combinations.ts';
import { describeVariant } from './describe-variant.ts';
import { fold } from './fold.ts';
import type { Variant, VariantOption, VariantOptions } from './variant.ts';

type Existing = Pick<Variant, 'id' | 'options'>;

export type Placed = { id: string; options: VariantOptions; combination: string; position: number };
export type Missing = Omit<Placed, 'id'>;

/** The changes of a product's variants. `removed` are ids. */
export type VariantPlan = { kept: Placed[]; added: Missing[]; removed: string[] };

export type PlannedVariants =
  | { ok: true; plan: VariantPlan }
  /** Two variants would be equal once `option` is removed. */
  | { ok: false; option: string; equal: [string, string] };

/**
 * Plans the variants of new options. Existing variants keep their ids: a new option gives them its first
 * value, a removed value removes those that have it, and only combinations that nobody has are added.
 * Removing an option that two variants differ in is refused.
 */
export function planVariants(
  existing: readonly Existing[],
  before: readonly VariantOption[],
  after: readonly VariantOption[],
): PlannedVariants {
  const positions = new Map(
    listCombinations(after).map((options, position) => [combinationKey(options), { options, position }]),
  );
  const kept = new Map<string, Placed>();
  const names = new Map<string, string>();
  const removed: string[] = [];
  for (const variant of existing) {
    const options = withOptions(variant.options, after);
    if (!options) {
      removed.push(variant.id);
      continue;
    }
    const combination = combinationKey(options);
    const equal = names.get(combination);
    if (equal !== undefined)
      return {
        ok: false,
        option: removedOption(before, after),
        equal: [equal, describeVariant(variant.options)],
      };
    names.set(combination, describeVariant(variant.options));
    const place = positions.get(combination);
    kept.set(combination, { id: variant.id, options, combination, position: place?.position ?? 0 });
  }
  const added = [...positions].flatMap(([combination, place]) =>
    kept.has(combination) ? [] : [{ combination, ...place }],
  );
  return { ok: true, plan: { kept: [...kept.values()], added, removed } };
}

/** The values under the new options; null if one of them is no longer there. */
function withOptions(values: VariantOptions, after: readonly VariantOption[]): VariantOptions | null {
  const own = new Map(Object.entries(values).map(([name, value]) => [fold(name), fold(value)]));
  const placed: VariantOptions = {};
  for (const option of after) {
    const value = own.get(fold(option.name));
    const found =
      value === undefined ? option.values[0] : option.values.find((candidate) => fold(candidate) === value);
    if (found === undefined) return null;
    placed[option.name] = found;
  }
  return placed;
}

function removedOption(before: readonly VariantOption[], after: readonly VariantOption[]): string {
  const names = new Set(after.map(({ name }) => fold(name)));
  return before
    .filter(({ name }) => !names.has(fold(name)))
    .map(({ name }) => name)
    .join(', ');
}
