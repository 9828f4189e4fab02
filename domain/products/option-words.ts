import { foldText } from '../search-text.ts';
import type { OptionChange, OptionValue, ProductOption } from './product.ts';
import type { VariantOption } from './variants/variant.ts';

/** In the order in which a choice is described. */
export const OPTION_LISTS = ['color', 'size', 'memory'] as const;

export type OptionList = (typeof OPTION_LISTS)[number];

/**
 * The options of a product in the words of the specification (section 3). The wire, the forms of the back
 * office and the columns of products have them; all else knows options.
 */
export type OptionWords = {
  colors: OptionValue[];
  sizes: string[];
  memory: string[];
  /** The lists from which a choice is required. */
  requiredOptions?: OptionList[] | undefined;
};

/** The names by which the lists of the specification are chosen and shown. */
export const LIST_NAMES = { color: 'Color', size: 'Size', memory: 'Memory' } as const satisfies Record<
  OptionList,
  string
>;

/** The words for the values of those lists. */
export const LIST_FIELDS = { color: 'colors', size: 'sizes', memory: 'memory' } as const satisfies Record<
  OptionList,
  keyof OptionWords
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

/** A product with its options in those words; others may span variants, too. */
export type InWords = OptionWords & { variantOptions?: VariantOption[] | undefined };

/** A product with its options in place of those words. */
export function withOptions<Product extends InWords>({
  colors,
  sizes,
  memory,
  requiredOptions,
  variantOptions = [],
  ...product
}: Product) {
  const options = readOptions({ colors, sizes, memory, requiredOptions }, variantOptions);
  return { ...product, options, variantOptions };
}

/** The options of those lists, and of what else spans variants. */
export function readOptions(
  { colors, sizes, memory, requiredOptions = [] }: OptionWords,
  variantOptions: readonly VariantOption[],
): ProductOption[] {
  const values = { color: colors, size: sizes.map(plainValue), memory: memory.map(plainValue) };
  const listed = OPTION_LISTS.map((list) => ({
    name: LIST_NAMES[list],
    variantName: variantOptions.find(({ name }) => listOfOption(name) === list)?.name ?? null,
    values: values[list],
    isRequired: requiredOptions.includes(list),
  }));
  const others = variantOptions
    .filter(({ name }) => listOfOption(name) === null)
    .map((option) => ({
      name: option.name,
      variantName: option.name,
      values: option.values.map(plainValue),
      isRequired: false,
    }));
  return [...listed, ...others];
}

/** The options of a product with nothing to choose. */
export const NO_OPTIONS: readonly ProductOption[] = readOptions({ colors: [], sizes: [], memory: [] }, []);

/** The lists of a product's options. */
export function writeOptions(
  options: readonly ProductOption[],
): OptionWords & { requiredOptions: OptionList[] } {
  const valuesIn = (list: OptionList) => options.find(({ name }) => name === LIST_NAMES[list])?.values ?? [];
  return {
    colors: valuesIn('color').map(({ id, name, price }) => ({ id, name, price })),
    sizes: valuesIn('size').map(({ name }) => name),
    memory: valuesIn('memory').map(({ name }) => name),
    requiredOptions: options.flatMap(({ name, isRequired }) => (isRequired && listOfOption(name)) || []),
  };
}

/** Returns the changes of a product's options by the sent lists; undefined if none is sent. */
export function readOptionChanges({
  colors,
  sizes,
  memory,
  requiredOptions,
}: { [Word in keyof OptionWords]?: OptionWords[Word] | undefined }): OptionChange[] | undefined {
  const values = { color: colors, size: sizes?.map(plainValue), memory: memory?.map(plainValue) };
  const changes = OPTION_LISTS.map((list) => ({
    name: LIST_NAMES[list],
    values: values[list],
    isRequired: requiredOptions?.includes(list),
  })).filter((change) => change.values !== undefined || change.isRequired !== undefined);
  return changes.length > 0 ? changes : undefined;
}

function plainValue(name: string): OptionValue {
  return { id: name, name, price: 0 };
}
