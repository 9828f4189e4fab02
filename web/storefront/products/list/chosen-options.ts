import type { ProductFacets } from '#contract/calls/products.ts';
import { choiceKey, type OptionChoice, readChoices } from '#domain/products/option-choices.ts';

export type OptionFacets = NonNullable<ProductFacets['options']>;

/** An option with its values; a value without a count is chosen, and not among the facets. */
export type OptionGroup = { name: string; values: { value: string; choice: string; count?: number }[] };

/** The facets, and the chosen values that they do not have. */
export function optionGroups(facets: OptionFacets, options: string): OptionGroup[] {
  const groups: OptionGroup[] = facets.map(({ name, values }) => ({ name, values: [...values] }));
  for (const choice of readChoices(options)) {
    const key = choiceKey(choice);
    if (groups.some(({ values }) => values.some((value) => value.choice === key))) continue;
    const value = capitalized(choice.value);
    const group = groups.find(({ name }) => choiceKey({ ...choice, name }) === key);
    if (group) group.values.push({ value, choice: key });
    else groups.push({ name: capitalized(choice.name), values: [{ value, choice: key }] });
  }
  return groups;
}

/** 'Size: M', as products spell it where the facets have it. */
export function optionLabel(choice: OptionChoice, facets: OptionFacets): string {
  const key = choiceKey(choice);
  for (const { name, values } of facets) {
    const option = values.find((value) => value.choice === key);
    if (option) return `${name}: ${option.value}`;
  }
  return `${capitalized(choice.name)}: ${capitalized(choice.value)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
