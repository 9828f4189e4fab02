import { OPTION_LISTS, type OptionList, type ProductOptions, type Property } from '../products/product.ts';
import { listOfOption, optionOfList } from '../products/variants/option-lists.ts';
import { askedTextOf, checkAskedText } from './asked-text.ts';
import type { Selection } from './selection.ts';

/** A missing choice or text; `message` is shown at its control. */
export type ChoiceProblem = { at: ChoicePlace; message: string };

/** An option list or another option by name; a property or its text by the property's id. */
export type ChoicePlace =
  | { option: OptionList }
  | { otherOption: string }
  | { property: string }
  | { text: string };

/** The required choices and texts that a selection lacks, in display order. */
export function choiceProblems(options: ProductOptions, selection: Selection): ChoiceProblem[] {
  return [
    ...OPTION_LISTS.filter((option) => isRequired(options, option) && selection[option] === null).map(
      (option) => ({ at: { option }, message: `${LIST_NAMES[option]} is required` }),
    ),
    ...(options.options ?? [])
      .filter(({ name }) => listOfOption(name) === null && !hasValue(selection, name))
      .map(({ name }) => ({ at: { otherOption: name }, message: `${name} is required` })),
    ...options.properties.flatMap((property) => problemsOf(property, selection)),
  ];
}

function hasValue({ options }: Selection, name: string): boolean {
  return options !== undefined && Object.hasOwn(options, name);
}

/** True if staff require a choice from a list that is not empty, or the list spans variants. */
export function isRequired(options: ProductOptions, option: OptionList): boolean {
  if (optionOfList(options, option)) return true;
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
  // An id may be the name of an inherited property.
  const typed = texts && Object.hasOwn(texts, id) ? texts[id] : undefined;
  const message = asked && checkAskedText(asked, typed);
  return message ? [{ at: { text: id }, message }] : [];
}
