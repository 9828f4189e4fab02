import { chosenName } from './option-words.ts';
import type { OptionChange, ProductOption, ProductOptions } from './product.ts';
import type { VariantOptions } from './variants/variant.ts';

/** The options of a product that have values. */
export function offeredOptions({ options }: Pick<ProductOptions, 'options'>): ProductOption[] {
  return options.filter(({ values }) => values.length > 0);
}

/** True if nothing can be bought without a value of the option. */
export function mustBeChosen({ variantName, values, isRequired }: ProductOption): boolean {
  return values.length > 0 && (isRequired || variantName !== null);
}

export function spansVariants({ variantOptions }: Pick<ProductOptions, 'variantOptions'>): boolean {
  return variantOptions.length > 0;
}

/** The values of a variant by the names by which they are chosen. */
export function readChoices(options: VariantOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [chosenName(name), value]));
}

/** Options after changes of some of them. */
export function changeOptions(
  options: readonly ProductOption[],
  changes: readonly OptionChange[],
): ProductOption[] {
  return options.map((option) => {
    const change = changes.find(({ name }) => name === option.name);
    const { values = option.values, isRequired = option.isRequired } = change ?? {};
    return { ...option, values, isRequired };
  });
}
