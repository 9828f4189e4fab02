import type { Cents } from '#domain/money.ts';
import { type ChoicePlace, isRequired } from '#domain/pricing/choice-problems.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { AskedText, Product } from '#domain/products/product.ts';
import { propertyFieldName } from '../../selection-in-url.ts';
import { picturesOf } from './product-pictures.ts';

export type OptionValue = {
  /** What travels in the form. */
  value: string;
  label: string;
  /** Added to the unit price, in cents. */
  surcharge: Cents;
  /** Of a color that has one. */
  picture?: string | undefined;
  /** Choosing it asks for the text of its group. */
  asksText?: boolean | undefined;
};

/** One thing to choose on a product. */
export type OptionGroup = {
  /** The name of its field in the form and in the address. */
  name: string;
  legend: string;
  values: OptionValue[];
  chosen: string | null;
  /** It cannot be bought without a value of it. */
  isRequired: boolean;
  /** The text that its values ask for, by the property it belongs to; null: none. */
  text: (AskedText & { property: string }) | null;
  /** The selection with this value instead, or with none. */
  choose: (value: string | null) => Selection;
};

/** What a shopper can choose on a product, and what of it is chosen; groups without values are left out. */
export function optionGroups(product: Product, selection: Selection): OptionGroup[] {
  const pictures = picturesOf(product);
  const groups: OptionGroup[] = [
    {
      name: 'color',
      legend: 'Color',
      values: product.colors.map(({ name, price }) => ({
        value: name,
        label: name,
        surcharge: price,
        picture: pictureOfColor(pictures, name),
      })),
      chosen: selection.color,
      isRequired: isRequired(product, 'color'),
      text: null,
      choose: (color) => ({ ...selection, color }),
    },
    {
      name: 'size',
      legend: 'Size',
      values: product.sizes.map(withoutSurcharge),
      chosen: selection.size,
      isRequired: isRequired(product, 'size'),
      text: null,
      choose: (size) => ({ ...selection, size }),
    },
    {
      name: 'memory',
      legend: 'Memory',
      values: product.memory.map(withoutSurcharge),
      chosen: selection.memory,
      isRequired: isRequired(product, 'memory'),
      text: null,
      choose: (memory) => ({ ...selection, memory }),
    },
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
  return groups.filter((group) => group.values.length > 0);
}

/** The name of the place of a message: that of a group, or of the text in it. */
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
