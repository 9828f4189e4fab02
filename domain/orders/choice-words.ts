import { type ChosenLine, chosenValue, type SentSelection } from '../pricing/selection.ts';
import { LIST_NAMES, listOfOption } from '../products/option-words.ts';

/**
 * A choice in the words of the specification (section 3). The wire has them, and lines that were stored
 * before decision 115; all else knows options, properties and texts.
 */
export type ChoiceWords = {
  selectedColor?: string | null | undefined;
  selectedSize?: string | null | undefined;
  selectedMemory?: string | null | undefined;
  selectedOptions?: Readonly<Record<string, string | null>> | null | undefined;
  selectedProperties?: Readonly<Record<string, string>> | null | undefined;
  propertyTexts?: Readonly<Record<string, string>> | null | undefined;
};

const { color, size, memory } = LIST_NAMES;

/** A line with its selection in place of those words. What is absent was left out, null is none. */
export function readChoice<Line extends ChoiceWords>(
  line: Line,
): Omit<Line, keyof ChoiceWords> & { selection: SentSelection };
export function readChoice(line: ChoiceWords): { selection: SentSelection } {
  const { selectedColor, selectedSize, selectedMemory, selectedOptions, ...others } = line;
  const { selectedProperties, propertyTexts, ...rest } = others;
  const options = {
    ...(selectedColor !== undefined && { [color]: selectedColor }),
    ...(selectedSize !== undefined && { [size]: selectedSize }),
    ...(selectedMemory !== undefined && { [memory]: selectedMemory }),
    ...selectedOptions,
  };
  const properties = selectedProperties && { properties: selectedProperties };
  return { ...rest, selection: { options, ...properties, ...(propertyTexts && { texts: propertyTexts }) } };
}

/** The words for a selection; what is not chosen is absent. */
export function writeChoice(selection: SentSelection) {
  const { options = {}, properties, texts } = selection;
  const selectedColor = chosenValue(selection, color);
  const selectedSize = chosenValue(selection, size);
  const selectedMemory = chosenValue(selection, memory);
  const others = Object.entries(options).flatMap(([name, value]) =>
    value === null || listOfOption(name) ? [] : [[name, value] as const],
  );
  return {
    ...(selectedColor && { selectedColor }),
    ...(selectedSize && { selectedSize }),
    ...(selectedMemory && { selectedMemory }),
    ...(others.length > 0 && { selectedOptions: Object.fromEntries(others) }),
    ...(properties && { selectedProperties: { ...properties } }),
    ...(texts && { propertyTexts: { ...texts } }),
  };
}

/** A line as calls ask for it. What its selection does not name is asked for as none. */
export function writeLine({ productId, variantId, quantity, selection }: ChosenLine) {
  return {
    productId,
    ...(variantId && { variantId }),
    quantity,
    ...{ selectedColor: null, selectedSize: null, selectedMemory: null, selectedProperties: {} },
    ...writeChoice(selection),
  };
}

/** The field that has the value of an option. */
export function fieldOfOption(name: string): string {
  const list = listOfOption(name);
  return list
    ? { color: 'selectedColor', size: 'selectedSize', memory: 'selectedMemory' }[list]
    : `selectedOptions.${name}`;
}
