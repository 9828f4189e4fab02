import type { Cents } from '#domain/money.ts';
import { type ChoicePlace, isRequired } from '#domain/pricing/choice-problems.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import { chooseValue, type ValueState, valueState } from '#domain/pricing/value-states.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { AskedText, Product } from '#domain/products/product.ts';
import { listOfOption, optionOfList } from '#domain/products/variants/option-lists.ts';
import { optionFieldName, propertyFieldName } from '../../selection-in-url.ts';
import { picturesOf } from './product-pictures.ts';

export type OptionValue = {
  /** Value in the form. */
  value: string;
  label: string;
  surcharge: Cents;
  /** Of a color. */
  picture?: string | undefined;
  /** Choosing it shows the text input of its group. */
  asksText?: boolean | undefined;
  /** Of a value that spans variants. */
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
  text: (AskedText & { property: string }) | null;
  /** The selection with this value, or none. */
  choose: (value: string | null) => Selection;
  /** What choosing a value changes besides, as a sentence; null if nothing. */
  movesOf: (value: string | null) => string | null;
};

/** The option groups of a product that have values. */
export function optionGroups(product: Product, selection: Selection): OptionGroup[] {
  const pictures = picturesOf(product);
  const groups: OptionGroup[] = [
    group(
      'color',
      'Color',
      product.colors.map(({ name, price }) => ({
        value: name,
        label: name,
        surcharge: price,
        picture: pictureOfColor(pictures, name),
      })),
    ),
    group('size', 'Size', product.sizes.map(withoutSurcharge)),
    group('memory', 'Memory', product.memory.map(withoutSurcharge)),
    ...(product.options ?? [])
      .filter(({ name }) => listOfOption(name) === null)
      .map(({ name, values }) => ({
        name: optionFieldName(name),
        legend: name,
        values: spanning(name, values.map(withoutSurcharge)),
        chosen: selection.options?.[name] ?? null,
        isRequired: true,
        text: null,
        ...choosing(name, () => ({ ...selection, options: without(selection.options ?? {}, name) })),
      })),
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

  function group(name: 'color' | 'size' | 'memory', legend: string, values: OptionValue[]): OptionGroup {
    const choose = (value: string | null) => ({ ...selection, [name]: value });
    const option = optionOfList(product, name);
    return {
      name,
      legend,
      values: option ? spanning(option.name, values) : values,
      chosen: selection[name],
      isRequired: isRequired(product, name),
      text: null,
      ...(option ? choosing(option.name, choose) : { choose, movesOf: () => null }),
    };
  }

  /** The values that are offered at all, with their states. */
  function spanning(option: string, values: OptionValue[]): OptionValue[] {
    return values.flatMap((value) => {
      const state = valueState(product, selection, option, value.value);
      // With prices of their own, a surcharge would say nothing.
      const surcharge = product.priceRange ? 0 : value.surcharge;
      return state === 'never' ? [] : [{ ...value, surcharge, state }];
    });
  }

  function choosing(option: string, chooseNone: (value: null) => Selection) {
    return {
      choose: (value: string | null) =>
        value === null ? chooseNone(null) : chooseValue(product, selection, option, value).selection,
      movesOf: (value: string | null) =>
        value === null ? null : describeMoves(value, chooseValue(product, selection, option, value).moved),
    };
  }
}

/** Key of a message's position: a group or its text. */
export function placeName(place: ChoicePlace): string {
  if ('option' in place) return place.option;
  if ('otherOption' in place) return optionFieldName(place.otherOption);
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

function without(options: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...others } = options;
  return others;
}

function withoutSurcharge(value: string): OptionValue {
  return { value, label: value, surcharge: 0 };
}

function withProperty(selection: Selection, id: string, value: string | null): Selection {
  const { [id]: _, ...others } = selection.properties;
  return { ...selection, properties: value === null ? others : { ...others, [id]: value } };
}
