import type { ProductOptions, Property } from '../products/product.ts';
import { mustBeChosen } from '../products/product-option.ts';
import { checkRequestedText, findRequestedText } from './requested-text.ts';
import { chosenValue, type Selection } from './selection.ts';

/** A missing choice or text; `message` is shown at its control. */
export type ChoiceProblem = { at: ChoicePlace; message: string };

/** An option by its name; a property or its text by the property's id. */
export type ChoicePlace = { option: string } | { property: string } | { text: string };

/** The required choices and texts that a selection lacks, in display order. */
export function choiceProblems(product: ProductOptions, selection: Selection): ChoiceProblem[] {
  return [
    ...product.options
      .filter((option) => mustBeChosen(option) && !chosenValue(selection, option.name))
      .map(({ name }) => ({ at: { option: name }, message: `${name} is required` })),
    ...product.properties.flatMap((property) => checkProperty(property, selection)),
  ];
}

function checkProperty(property: Property, { properties, texts }: Selection): ChoiceProblem[] {
  const { id, name, values, required } = property;
  const value = values.find((candidate) => candidate.id === properties[id]);
  if (!value)
    return required && values.length > 0 ? [{ at: { property: id }, message: `${name} is required` }] : [];
  const asked = findRequestedText(property, value);
  // An id may be the name of an inherited property.
  const typed = texts && Object.hasOwn(texts, id) ? texts[id] : undefined;
  const message = asked && checkRequestedText(asked, typed);
  return message ? [{ at: { text: id }, message }] : [];
}
