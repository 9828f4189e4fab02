import type { WireStaffProduct } from '#contract/calls/staff-products.ts';
import type { ProductFormInput } from '#contract/forms/product-form.ts';
import { OPTION_LISTS, type OptionList } from '#domain/products/product.ts';
import { DRAFT_FIELDS } from '#domain/products/product-draft.ts';
import { countOf, dollarsOf } from './typed-amounts.ts';

/** Tells entries apart while they are edited; `id` is what orders know a saved one by. */
type Keyed = { key: string; id: string | null };

export type DraftValue = Keyed & { value: string; price: string; withoutText?: boolean | undefined };
export type DraftColor = Keyed & { name: string; price: string };
export type DraftProperty = Keyed & {
  name: string;
  values: DraftValue[];
  required?: boolean | undefined;
  /** The text it asks for; absent: none. */
  text?: DraftAskedText | undefined;
};
export type DraftAskedText = { label: string; maxLength: string };
export type DraftSpecification = Keyed & { name: string; value: string };
export type DraftFeature = Keyed & { text: string };
/** A size, or a memory. */
export type DraftText = { key: string; text: string };

/** A product as it stands in the form: everything that is typed is text. */
export type ProductDraft = {
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
  colors: DraftColor[];
  sizes: DraftText[];
  memory: DraftText[];
  properties: DraftProperty[];
  requiredOptions: OptionList[];
  specifications: DraftSpecification[];
  features: DraftFeature[];
  dimensions: string;
  weight: string;
  materials: string;
  warranty: string;
};

export const EMPTY_DRAFT: ProductDraft = {
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
export function draftOf(product: WireStaffProduct): ProductDraft {
  const keyed = ({ id }: { id: string }) => ({ key: id, id });
  const texts = (list: readonly string[]) => list.map((text, place) => ({ key: `${place}`, text }));
  return {
    name: product.name,
    sku: product.sku,
    brand: product.brand,
    category: product.category,
    price: amountText(product.price),
    discountPrice: product.discountPrice === undefined ? '' : amountText(product.discountPrice),
    description: product.description,
    pictures: [...new Set([product.image, ...product.gallery])],
    stock: product.stock === null ? '' : String(product.stock),
    availability: product.availability,
    featured: product.featured,
    colors: product.colors.map((color) => ({
      ...keyed(color),
      name: color.name,
      price: amountText(color.price),
    })),
    sizes: texts(product.sizes),
    memory: texts(product.memory),
    properties: product.properties.map((property) => ({
      ...keyed(property),
      name: property.name,
      values: property.values.map((value) => ({
        ...keyed(value),
        value: value.value,
        price: amountText(value.price),
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

/** What the form stands for, as the calls take it. A number that is not understood is NaN, a surcharge 0 (`amountErrors`). */
export function bodyOf(draft: ProductDraft): ProductFormInput {
  const texts = (list: readonly DraftText[]) => list.map(({ text }) => text.trim());
  return {
    name: draft.name.trim(),
    sku: draft.sku.trim(),
    brand: draft.brand.trim(),
    category: draft.category.trim(),
    price: dollarsOf(draft.price),
    discountPrice: isBlank(draft.discountPrice) ? null : dollarsOf(draft.discountPrice),
    description: draft.description.trim(),
    image: draft.pictures[0] ?? '',
    gallery: draft.pictures,
    stock: isBlank(draft.stock) ? null : countOf(draft.stock),
    availability: draft.availability,
    featured: draft.featured,
    colors: draft.colors.map(({ id, name, price }) => ({ id, name: name.trim(), price: surchargeOf(price) })),
    sizes: texts(draft.sizes),
    memory: texts(draft.memory),
    properties: draft.properties.map((property) => propertyBodyOf(property)),
    requiredOptions: requiredOptionsOf(draft),
    specifications: draft.specifications.map(({ id, name, value }) => ({
      id,
      name: name.trim(),
      value: value.trim(),
    })),
    features: draft.features.map(({ id, text }) => ({ id, text: text.trim() })),
    dimensions: draft.dimensions.trim(),
    weight: draft.weight.trim(),
    materials: draft.materials.trim(),
    warranty: draft.warranty.trim(),
  };
}

function propertyBodyOf({ id, name, values, required, text }: DraftProperty) {
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

function surchargeOf(typed: string): number {
  return dollarsOf(typed) || 0;
}

/** A requirement of a list without entries is none. */
function requiredOptionsOf({ requiredOptions, colors, sizes, memory }: ProductDraft): OptionList[] {
  const entries = { color: colors, size: sizes, memory };
  return OPTION_LISTS.filter((list) => requiredOptions.includes(list) && entries[list].length > 0);
}

export type ProductField = keyof ProductFormInput;

/** The fields in which two products differ. */
export function differingFields(before: ProductFormInput, after: ProductFormInput): ProductField[] {
  return DRAFT_FIELDS.filter((field) => textOf(before[field]) !== textOf(after[field]));
}

/** JSON, in which a number that is not understood is not the same as none. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));
}

/** The part of the form that a field of the product stands in. */
export function formFieldOf(field: ProductField): keyof ProductDraft {
  return field === 'image' || field === 'gallery' ? 'pictures' : field;
}

export function amountText(dollars: number): string {
  return dollars.toFixed(2);
}

function isBlank(typed: string): boolean {
  return typed.trim() === '';
}
