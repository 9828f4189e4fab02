import type { Cents } from '#domain/money.ts';
import type { ChoicePlace } from '#domain/pricing/choice-problems.ts';
import { chosenValue, type Selection } from '#domain/pricing/selection.ts';
import { chooseValue, type ValueState, valueState } from '#domain/pricing/value-states.ts';
import { LIST_NAMES } from '#domain/products/option-words.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { Product, ProductOption, RequestedText } from '#domain/products/product.ts';
import { mustBeChosen } from '#domain/products/product-option.ts';
import { optionFieldName, propertyFieldName } from '../../selection-in-url.ts';
import { listPictures } from './product-pictures.ts';

export type OptionValue = {
  /** Value in the form. */
  value: string;
  label: string;
  surcharge: Cents;
  /** Present for a color. */
  picture?: string | undefined;
  /** Choosing it shows the text input of its group. */
  asksText?: boolean | undefined;
  /** Present for a value that spans variants. */
  state?: Exclude<ValueState, 'never'> | undefined;
};

export type OptionGroup = {
  /** Field name in the form and the URL. */
  name: string;
  legend: string;
  values: OptionValue[];
  chosen: string | null;
  isRequired: boolean;
  /** Text that its values require, with its property id. */
  text: (RequestedText & { property: string }) | null;
  /** The selection with this value, or none. */
  choose: (value: string | null) => Selection;
  /** Describes the other changes by choosing a value, as a sentence; null if there are none. */
  movesOf: (value: string | null) => string | null;
};

/** The option groups of a product that have values. */
export function optionGroups(product: Product, selection: Selection): OptionGroup[] {
  const pictures = listPictures(product);
  const groups: OptionGroup[] = [
    ...product.options.map(groupOf),
    ...product.properties.map(({ id, name, values, required, text }) => ({
      name: propertyFieldName(id),
      legend: name,
      values: values.map((value) => ({
        value: value.id,
        label: value.value,
        surcharge: value.price,
        ...(text && { asksText: !value.withoutText }),
      })),
      chosen: selection.properties[id] ?? null,
      isRequired: required === true,
      text: text ? { ...text, property: id } : null,
      choose: (value: string | null) => withProperty(selection, id, value),
      movesOf: () => null,
    })),
  ];
  return groups.filter(({ values }) => values.length > 0);

  function groupOf(option: ProductOption): OptionGroup {
    const { name, variantName, values } = option;
    return {
      name: optionFieldName(name),
      legend: name,
      values: values.flatMap(valueIn(name, variantName)),
      chosen: chosenValue(selection, name) ?? null,
      isRequired: mustBeChosen(option),
      text: null,
      choose: (value) =>
        value === null || variantName === null
          ? { ...selection, options: { ...selection.options, [name]: value } }
          : chooseValue(product, selection, variantName, value).selection,
      movesOf: (value) =>
        value === null || variantName === null
          ? null
          : describeMoves(value, chooseValue(product, selection, variantName, value).moved),
    };
  }

  /** A value as it is shown; none that no variant has. */
  function valueIn(option: string, variantName: string | null) {
    return ({ name, price }: ProductOption['values'][number]): OptionValue[] => {
      const picture = option === LIST_NAMES.color ? pictureOfColor(pictures, name) : undefined;
      const shown = { value: name, label: name, surcharge: price, picture };
      if (variantName === null) return [shown];
      const state = valueState(product, selection, variantName, name);
      // With prices of their own, a surcharge would say nothing.
      return state === 'never' ? [] : [{ ...shown, surcharge: product.priceRange ? 0 : price, state }];
    };
  }
}

/** Key of a message's position: a group or its text. */
export function placeName(place: ChoicePlace): string {
  if ('option' in place) return optionFieldName(place.option);
  return 'property' in place ? propertyFieldName(place.property) : textPlace(place.text);
}

export function textPlace(property: string): string {
  return `text of ${property}`;
}

/** 'Size is now M: Red is not offered in L.' */
function describeMoves(value: string, moved: ReturnType<typeof chooseValue>['moved']): string | null {
  if (moved.length === 0) return null;
  const changes = moved.map(({ option, to }) => `${option} is now ${to}`).join(', ');
  return `${changes}: ${value} is not offered with ${moved.map(({ from }) => from).join(', ')}.`;
}

function withProperty(selection: Selection, id: string, value: string | null): Selection {
  const { [id]: _, ...others } = selection.properties;
  return { ...selection, properties: value === null ? others : { ...others, [id]: value } };
}
