import type { ProductOptions } from '../product.ts';
import { fold } from './fold.ts';
import type { Variant, VariantOption } from './variant.ts';

/** A value of an option under a new name. */
export type RenamedValue = { option: string; from: string; to: string };

/**
 * The values that new options may rename: those that are gone, each with the new value in its place. Whether
 * it is the same thing only staff know.
 */
export function renameCandidates(
  before: readonly VariantOption[],
  after: readonly VariantOption[],
): RenamedValue[] {
  return before.flatMap((option) => {
    const values = after.find(({ name }) => fold(name) === fold(option.name))?.values ?? [];
    if (values.length !== option.values.length) return [];
    return option.values.flatMap((from, place) => {
      const to = values[place] ?? from;
      return includes(values, from) || includes(option.values, to) ? [] : [{ option: option.name, from, to }];
    });
  });
}

/** The message for a rename that new options do not allow; null if they do. */
export function renameProblem(
  before: readonly VariantOption[],
  after: readonly VariantOption[],
  { option, from, to }: RenamedValue,
): string | null {
  const valuesOf = (options: readonly VariantOption[]) =>
    options.find(({ name }) => fold(name) === fold(option))?.values ?? [];
  if (!includes(valuesOf(before), from)) return `${option} has no ${from} to rename`;
  if (!includes(valuesOf(after), to)) return `${to} is not among the values of ${option}`;
  if (includes(valuesOf(after), from) || includes(valuesOf(before), to))
    return `${from} cannot become ${to}: both are values of ${option}`;
  return null;
}

type Renamed = Pick<ProductOptions, 'options' | 'variantOptions'> & {
  variants: Pick<Variant, 'id' | 'options'>[];
};

/** Options and variants with the new names; a value keeps its surcharge. */
export function renameValues<Varied extends Renamed>(product: Varied, renames: readonly RenamedValue[]) {
  const nameOf = (option: string, value: string) =>
    renames.find(({ option: name, from }) => fold(name) === fold(option) && fold(from) === fold(value))?.to ??
    value;
  return {
    ...product,
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({
        ...value,
        name: option.variantName === null ? value.name : nameOf(option.variantName, value.name),
      })),
    })),
    variantOptions: product.variantOptions.map(({ name, values }) => ({
      name,
      values: values.map((value) => nameOf(name, value)),
    })),
    variants: product.variants.map((variant: Varied['variants'][number]) => ({
      ...variant,
      options: Object.fromEntries(
        Object.entries(variant.options).map(([name, value]) => [name, nameOf(name, value)]),
      ),
    })),
  };
}

function includes(values: readonly string[], value: string): boolean {
  return values.some((one) => fold(one) === fold(value));
}
