import { foldText } from '../../search-text.ts';
import { OPTION_LISTS, type OptionList, type ProductOptions } from '../product.ts';
import type { ProductOption, VariantOptions } from './variant.ts';

/** The list of the specification that an option is: 'Color' is `colors`. Null for any other name. */
export function listOfOption(name: string): OptionList | null {
  const folded = foldText(name.trim());
  return OPTION_LISTS.find((list) => list === folded) ?? null;
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

/** Color, size and memory of a variant, and the values of its other options. */
export function choicesOf(options: VariantOptions): {
  lists: Partial<Record<OptionList, string>>;
  others: Record<string, string>;
} {
  const lists: Partial<Record<OptionList, string>> = {};
  const others: Record<string, string> = {};
  for (const [name, value] of Object.entries(options)) {
    const list = listOfOption(name);
    if (list) lists[list] = value;
    else others[name] = value;
  }
  return { lists, others };
}
