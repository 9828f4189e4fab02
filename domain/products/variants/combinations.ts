import { fold } from './fold.ts';
import { MAX_OPTIONS, MAX_VARIANTS, type VariantOption, type VariantOptions } from './variant.ts';

/** A text that is equal for equal combinations, however their options are ordered or capitalized. */
export function combinationKey(options: VariantOptions): string {
  const pairs = Object.entries(options).map(([name, value]) => [fold(name), fold(value)] as const);
  if (pairs.length === 0) return '';
  return JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Every combination of the values, the last option changing fastest; one empty combination without options.
 */
export function listCombinations(options: readonly VariantOption[]): VariantOptions[] {
  let combinations: VariantOptions[] = [{}];
  for (const { name, values } of options)
    combinations = combinations.flatMap((start) => values.map((value) => ({ ...start, [name]: value })));
  return combinations;
}

export function countCombinations(options: readonly VariantOption[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

/** At most this many values of an option. */
export const MAX_VALUES = 100;

/** Names that objects inherit, and that no option may have. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** The messages for invalid options by the path of their field ('0.values.2'); empty if they are valid. */
export function optionProblems(options: readonly VariantOption[]): Record<string, string> {
  const problems: Record<string, string> = {};
  if (options.length > MAX_OPTIONS) problems[''] = `A product has at most ${MAX_OPTIONS} options`;
  const names = new Set<string>();
  for (const [place, { name, values }] of options.entries()) {
    if (fold(name) === '') problems[`${place}.name`] = 'Option name is required';
    else if (RESERVED.has(fold(name))) problems[`${place}.name`] = 'Option name is not allowed';
    else if (names.has(fold(name))) problems[`${place}.name`] = `${name} is there already`;
    names.add(fold(name));
    if (values.length === 0)
      problems[`${place}.values`] = `${name || 'This option'} needs at least one value`;
    if (values.length > MAX_VALUES)
      problems[`${place}.values`] = `At most ${MAX_VALUES} values: these are ${values.length}`;
    const seen = new Set<string>();
    for (const [position, value] of values.entries()) {
      if (fold(value) === '') problems[`${place}.values.${position}`] = 'Value is required';
      else if (seen.has(fold(value))) problems[`${place}.values.${position}`] = `${value} is there already`;
      seen.add(fold(value));
    }
  }
  const count = countCombinations(options);
  if (Object.keys(problems).length === 0 && count > MAX_VARIANTS)
    problems[''] = `At most 2,048 variants: these options make ${count.toLocaleString('en-US')}`;
  return problems;
}
