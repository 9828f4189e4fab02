import type { ProductFormInput } from '#contract/forms/products.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { type Cents, plainAmount } from '#domain/money.ts';
import { OPTION_LISTS, type OptionList } from '#domain/products/product.ts';
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts';
import { centsOf, countOf } from './typed-amounts.ts';

/** Tells entries apart while they are edited; `id` is what orders know a saved one by. */
type Keyed = { key: string; id: string | null };

export type ValueEntry = Keyed & { value: string; price: string; withoutText?: boolean | undefined };
export type ColorEntry = Keyed & { name: string; price: string };
export type PropertyEntry = Keyed & {
  name: string;
  values: ValueEntry[];
  required?: boolean | undefined;
  /** The text it asks for; absent: none. */
  text?: AskedTextEntry | undefined;
};
export type AskedTextEntry = { label: string; maxLength: string };
export type SpecificationEntry = Keyed & { name: string; value: string };
export type FeatureEntry = Keyed & { text: string };
/** A size, or a memory. */
export type TextEntry = { key: string; text: string };

/** A product as it stands in the form: everything that is typed is text. */
export type ProductFormValues = {
  name: string;
  sku: string;
  brand: string;
  category: string;
  price: string;
  discountPrice: string;
  description: string;
  /** The first is the main one. */
  pictures: string[];
  /** Empty: pieces are not counted. */
  stock: string;
  availability: boolean;
  featured: boolean;
  colors: ColorEntry[];
  sizes: TextEntry[];
  memory: TextEntry[];
  properties: PropertyEntry[];
  requiredOptions: OptionList[];
  specifications: SpecificationEntry[];
  features: FeatureEntry[];
  dimensions: string;
  weight: string;
  materials: string;
  warranty: string;
};

export const EMPTY_PRODUCT: ProductFormValues = {
  name: '',
  sku: '',
  brand: '',
  category: '',
  price: '',
  discountPrice: '',
  description: '',
  pictures: [],
  stock: '',
  availability: true,
  featured: false,
  colors: [],
  sizes: [],
  memory: [],
  properties: [],
  requiredOptions: [],
  specifications: [],
  features: [],
  dimensions: '',
  weight: '',
  materials: '',
  warranty: '',
};

/** A saved product as it stands in the form. */
export function valuesOf(product: WireStaffProduct): ProductFormValues {
  const keyed = ({ id }: { id: string }) => ({ key: id, id });
  const texts = (list: readonly string[]) => list.map((text, place) => ({ key: `${place}`, text }));
  return {
    name: product.name,
    sku: product.sku,
    brand: product.brand,
    category: product.category,
    price: plainAmount(product.price),
    discountPrice: product.discountPrice === undefined ? '' : plainAmount(product.discountPrice),
    description: product.description,
    pictures: [...new Set([product.image, ...product.gallery])],
    stock: product.stock === null ? '' : String(product.stock),
    availability: product.availability,
    featured: product.featured,
    colors: product.colors.map((color) => ({
      ...keyed(color),
      name: color.name,
      price: plainAmount(color.price),
    })),
    sizes: texts(product.sizes),
    memory: texts(product.memory),
    properties: product.properties.map((property) => ({
      ...keyed(property),
      name: property.name,
      values: property.values.map((value) => ({
        ...keyed(value),
        value: value.value,
        price: plainAmount(value.price),
        withoutText: value.withoutText,
      })),
      required: property.required,
      text: property.text && { label: property.text.label, maxLength: String(property.text.maxLength) },
    })),
    requiredOptions: product.requiredOptions ?? [],
    specifications: product.specifications.map((entry) => ({
      ...keyed(entry),
      name: entry.name,
      value: entry.value,
    })),
    features: product.features.map((feature) => ({ ...keyed(feature), text: feature.text })),
    dimensions: product.dimensions ?? '',
    weight: product.weight ?? '',
    materials: product.materials ?? '',
    warranty: product.warranty ?? '',
  };
}

/**
 * What the form stands for, as the calls take it. A number that is not understood is NaN, a surcharge 0
 * (`amountErrors`).
 */
export function bodyOf(values: ProductFormValues): ProductFormInput {
  const texts = (list: readonly TextEntry[]) => list.map(({ text }) => text.trim());
  return {
    name: values.name.trim(),
    sku: values.sku.trim(),
    brand: values.brand.trim(),
    category: values.category.trim(),
    price: centsOf(values.price),
    discountPrice: isBlank(values.discountPrice) ? null : centsOf(values.discountPrice),
    description: values.description.trim(),
    image: values.pictures[0] ?? '',
    gallery: values.pictures,
    stock: isBlank(values.stock) ? null : countOf(values.stock),
    availability: values.availability,
    featured: values.featured,
    colors: values.colors.map(({ id, name, price }) => ({
      id,
      name: name.trim(),
      price: surchargeOf(price),
    })),
    sizes: texts(values.sizes),
    memory: texts(values.memory),
    properties: values.properties.map((property) => propertyBodyOf(property)),
    requiredOptions: requiredOptionsOf(values),
    specifications: values.specifications.map(({ id, name, value }) => ({
      id,
      name: name.trim(),
      value: value.trim(),
    })),
    features: values.features.map(({ id, text }) => ({ id, text: text.trim() })),
    dimensions: values.dimensions.trim(),
    weight: values.weight.trim(),
    materials: values.materials.trim(),
    warranty: values.warranty.trim(),
  };
}

function propertyBodyOf({ id, name, values, required, text }: PropertyEntry) {
  return {
    id,
    name: name.trim(),
    values: values.map((value) => ({
      id: value.id,
      value: value.value.trim(),
      price: surchargeOf(value.price),
      withoutText: text !== undefined && value.withoutText === true,
    })),
    required: required === true,
    text: text ? { label: text.label.trim(), maxLength: countOf(text.maxLength) } : null,
  };
}

function surchargeOf(typed: string): Cents {
  return centsOf(typed) || 0;
}

/** A requirement of a list without entries is none. */
function requiredOptionsOf({ requiredOptions, colors, sizes, memory }: ProductFormValues): OptionList[] {
  const entries = { color: colors, size: sizes, memory };
  return OPTION_LISTS.filter((list) => requiredOptions.includes(list) && entries[list].length > 0);
}

export type ProductField = keyof ProductFormInput;

/** The fields in which two products differ. */
export function differingFields(before: ProductFormInput, after: ProductFormInput): ProductField[] {
  return PRODUCT_FIELDS.filter((field) => textOf(before[field]) !== textOf(after[field]));
}

/** JSON, in which a number that is not understood is not the same as none. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));
}

/** The part of the form that a field of the product stands in. */
export function formFieldOf(field: ProductField): keyof ProductFormValues {
  return field === 'image' || field === 'gallery' ? 'pictures' : field;
}

function isBlank(typed: string): boolean {
  return typed.trim() === '';
}
