import type { Cents } from '#domain/money.ts';
import { type ChoicePlace, isRequired } from '#domain/pricing/choice-problems.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { AskedText, Product } from '#domain/products/product.ts';
import { propertyFieldName } from '../../selection-in-url.ts';
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
    })),
  ];
  return groups.filter(({ values }) => values.length > 0);

  function group(name: 'color' | 'size' | 'memory', legend: string, values: OptionValue[]): OptionGroup {
    const choose = (value: string | null) => ({ ...selection, [name]: value });
    const required = isRequired(product, name);
    return { name, legend, values, chosen: selection[name], isRequired: required, text: null, choose };
  }
}

/** Key of a message's position: a group or its text. */
export function placeName(place: ChoicePlace): string {
  if ('option' in place) return place.option;
  return 'property' in place ? propertyFieldName(place.property) : textPlace(place.text);
}

export function textPlace(property: string): string {
  return `text of ${property}`;
}

function withoutSurcharge(value: string): OptionValue {
  return { value, label: value, surcharge: 0 };
}

function withProperty(selection: Selection, id: string, value: string | null): Selection {
  const { [id]: _, ...others } = selection.properties;
  return { ...selection, properties: value === null ? others : { ...others, [id]: value } };
}
