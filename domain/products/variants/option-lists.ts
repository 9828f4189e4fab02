import { foldText } from '../../search-text.ts';
import { OPTION_LISTS, type OptionList, type ProductOptions } from '../product.ts';
import type { ProductOption, VariantOptions } from './variant.ts';

/** The names by which the lists of the specification are chosen and shown. */
export const LIST_NAMES = { color: 'Color', size: 'Size', memory: 'Memory' } as const satisfies Record<
  OptionList,
  string
>;

/** The list of the specification that an option is: 'Color' is `colors`. Null for any other name. */
export function listOfOption(name: string): OptionList | null {
  const folded = foldText(name.trim());
  return OPTION_LISTS.find((list) => list === folded) ?? null;
}

/** The name by which the values of an option are chosen: staff may have written 'COLOR'. */
export function chosenName(name: string): string {
  const list = listOfOption(name);
  return list ? LIST_NAMES[list] : name;
}

/** The option that a list of the specification is; null if its values are choices without variants. */
export function optionOfList(
  { options = [] }: Pick<ProductOptions, 'options'>,
  list: OptionList,
): ProductOption | null {
  return options.find(({ name }) => listOfOption(name) === list) ?? null;
}

export function hasOptions({ options = [] }: Pick<ProductOptions, 'options'>): boolean {
  return options.length > 0;
}

/** The values of a variant by the names by which they are chosen. */
export function choicesOf(options: VariantOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [chosenName(name), value]));
}
