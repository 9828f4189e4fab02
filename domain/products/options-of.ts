import type { Color, ProductOptions } from './product.ts';
import { OPTION_LISTS } from './product.ts';
import { LIST_NAMES, listOfOption, optionOfList } from './variants/option-lists.ts';

/** What is chosen of a product: its values span variants, or are choices without stock. */
export type ChosenOption = {
  /** By which its values are chosen; also its legend. */
  name: string;
  /** In the variants; null if it spans none. */
  variantName: string | null;
  /** `price` is a surcharge that variants include. */
  values: readonly Color[];
  isRequired: boolean;
};

/** The options of a product that have values, in the order in which a choice is described. */
export function optionsOf(product: Omit<ProductOptions, 'properties'>): ChosenOption[] {
  const { colors, sizes, memory, options = [], requiredOptions = [] } = product;
  const values = { color: colors, size: sizes.map(plainValue), memory: memory.map(plainValue) };
  const listed = OPTION_LISTS.map((list) => {
    const variantName = optionOfList(product, list)?.name ?? null;
    const isRequired = variantName !== null || requiredOptions.includes(list);
    return { name: LIST_NAMES[list], variantName, values: values[list], isRequired };
  });
  const others = options
    .filter(({ name }) => listOfOption(name) === null)
    .map(({ name, values }) => ({
      name,
      variantName: name,
      values: values.map(plainValue),
      isRequired: true,
    }));
  return [...listed, ...others].filter(({ values }) => values.length > 0);
}

function plainValue(name: string): Color {
  return { id: name, name, price: 0 };
}
