import { OPTION_LISTS, type OptionList, type ProductOptions, type Property } from '../products/product.ts';
import { askedTextOf, checkAskedText } from './asked-text.ts';
import type { Selection } from './selection.ts';

/** What a selection lacks before it can be bought. `message` stands at the selector or the text's box. */
export type ChoiceProblem = { at: ChoicePlace; message: string };

/** A list of options by its name, a property or a property's text by the property's id. */
export type ChoicePlace = { option: OptionList } | { property: string } | { text: string };

/**
 * Every required choice and text that a selection lacks, in the order in which they are shown; empty: it can
 * be bought.
 */
export function choiceProblems(options: ProductOptions, selection: Selection): ChoiceProblem[] {
  return [
    ...OPTION_LISTS.filter((option) => isRequired(options, option) && selection[option] === null).map(
      (option) => ({ at: { option }, message: `${LIST_NAMES[option]} is required` }),
    ),
    ...options.properties.flatMap((property) => problemsOf(property, selection)),
  ];
}

/** True where staff require a choice of a list that has something to choose. */
export function isRequired(options: ProductOptions, option: OptionList): boolean {
  const { length } = { color: options.colors, size: options.sizes, memory: options.memory }[option];
  return length > 0 && options.requiredOptions?.includes(option) === true;
}

export const LIST_NAMES: Record<OptionList, string> = { color: 'Color', size: 'Size', memory: 'Memory' };

function problemsOf(property: Property, { properties, texts }: Selection): ChoiceProblem[] {
  const { id, name, values, required } = property;
  const value = values.find((candidate) => candidate.id === properties[id]);
  if (!value)
    return required && values.length > 0 ? [{ at: { property: id }, message: `${name} is required` }] : [];
  const asked = askedTextOf(property, value);
  // Ids are free text: one may be the name of something every object has.
  const typed = texts && Object.hasOwn(texts, id) ? texts[id] : undefined;
  const message = asked && checkAskedText(asked, typed);
  return message ? [{ at: { text: id }, message }] : [];
}
