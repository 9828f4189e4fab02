import { PRODUCT_FORM_FIELDS, type ProductFormInput } from '#contract/forms/products.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { LIMITS } from '#domain/limits.ts';
import { type Cents, plainAmount } from '#domain/money.ts';
import {
  eachPlainText,
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from '#domain/products/each-described-field.ts';
import { LIST_FIELDS, OPTION_LISTS, type OptionList } from '#domain/products/option-words.ts';
import { type PictureTexts, tidyPictureTexts } from '#domain/products/picture-texts.ts';
import { plainToHtml, withoutTags } from '#domain/rich-text/plain-text.ts';
import { isBlank, parseCents, parseCount } from '../../screen/typed-amounts.ts';

/** `key` identifies an entry while it is edited; `id` identifies a saved one in orders. */
type Keyed = { key: string; id: string | null };

export type ValueEntry = Keyed & { value: string; price: string; withoutText?: boolean | undefined };
export type PropertyEntry = Keyed & {
  name: string;
  values: ValueEntry[];
  required?: boolean | undefined;
  /** The text it asks for, if any. */
  text?: RequestedTextEntry | undefined;
};
export type RequestedTextEntry = { label: string; maxLength: string };

/** A product in the form, with every number as typed text. */
export type ProductFormValues = ReturnType<typeof productToValues>;

export const EMPTY_PRODUCT: ProductFormValues = {
  name: '',
  sku: '',
  brand: '',
  category: '',
  categories: '',
  price: '',
  discountPrice: '',
  description: '',
  pictures: [],
  pictureTexts: {},
  stock: '',
  inventoryPolicy: 'deny',
  availability: true,
  status: 'active',
  requiresShipping: true,
  featured: false,
  colors: [],
  sizes: [],
  memory: [],
  properties: [],
  requiredOptions: [],
  specifications: [],
  features: [],
  ...eachPlainText(() => ''),
  ...eachShownText(() => ''),
  ...eachShownCount(() => ''),
  ...eachStaffMoment(() => ''),
  ...eachStaffAmount(() => ''),
  tags: '',
  taxCategory: '',
  weightGrams: '',
  related: [],
};

/** Returns the form values of a saved product. */
export function productToValues(product: WireStaffProduct) {
  const keyed = ({ id }: { id: string }): Keyed => ({ key: id, id });
  const texts = (list: readonly string[]) => list.map((text, place) => ({ key: `${place}`, text }));
  return {
    name: product.name,
    sku: product.sku,
    brand: product.brand,
    category: product.category,
    /** With commas between them. */
    categories: (product.categories ?? []).join(', '),
    price: plainAmount(product.price),
    discountPrice: product.discountPrice === undefined ? '' : plainAmount(product.discountPrice),
    /** HTML. */
    description: product.descriptionHtml ?? plainToHtml(product.description),
    /** The first is the main one. */
    pictures: [...new Set([product.image, ...product.gallery])],
    /** By the addresses of the pictures. */
    pictureTexts: { ...product.pictureTexts },
    /** Empty: pieces are not counted. */
    stock: product.stock === null ? '' : String(product.stock),
    inventoryPolicy: product.inventoryPolicy ?? 'deny',
    availability: product.availability,
    status: product.status,
    requiresShipping: product.notShipped !== true,
    featured: product.featured,
    colors: product.colors.map((color) => ({
      ...keyed(color),
      name: color.name,
      price: plainAmount(color.price),
    })),
    sizes: texts(product.sizes),
    memory: texts(product.memory),
    properties: product.properties.map(
      (property): PropertyEntry => ({
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
      }),
    ),
    requiredOptions: product.requiredOptions ?? [],
    specifications: product.specifications.map((entry) => ({
      ...keyed(entry),
      name: entry.name,
      value: entry.value,
    })),
    features: product.features.map((feature) => ({ ...keyed(feature), text: feature.text })),
    ...eachPlainText((name) => product[name] ?? ''),
    ...eachShownText((name) => product[name] ?? ''),
    ...eachShownCount((name) => numberText(product[name])),
    /** Timestamps; empty: none. */
    ...eachStaffMoment((name) => product[name] ?? ''),
    ...eachStaffAmount((name) => (product[name] === undefined ? '' : plainAmount(product[name]))),
    /** With commas between them. */
    tags: product.tags.join(', '),
    /** Empty: the standard rate. */
    taxCategory: product.taxCategory ?? '',
    weightGrams: numberText(product.weightGrams),
    /** Related products, in the order shoppers see. */
    related: product.related,
  };
}

/** Returns the form values of a copy: a draft with another SKU, without stock and times. */
export function copyToValues(product: WireStaffProduct): ProductFormValues {
  const values = productToValues(product);
  return {
    ...values,
    name: `${values.name} (copy)`,
    sku: `${values.sku}-COPY`,
    stock: '',
    status: 'draft',
    ...eachStaffMoment(() => ''),
  };
}

/** Returns the product of the form, as calls take it. Invalid numbers are NaN, invalid surcharges 0. */
export function valuesToProduct(values: ProductFormValues): ProductFormInput {
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text.trim());
  return {
    name: values.name.trim(),
    sku: values.sku.trim(),
    brand: values.brand.trim(),
    category: values.category.trim(),
    categories: parseNames(values.categories),
    price: parseCents(values.price),
    discountPrice: isBlank(values.discountPrice) ? null : parseCents(values.discountPrice),
    // Its words; with formatting they may be more than a plain text has.
    description: withoutTags(values.description).slice(0, LIMITS.text),
    descriptionHtml: values.description,
    image: values.pictures[0] ?? '',
    gallery: values.pictures,
    pictureTexts: readPictureTexts(values),
    stock: parseOptionalCount(values.stock),
    inventoryPolicy: values.inventoryPolicy,
    availability: values.availability,
    status: values.status,
    requiresShipping: values.requiresShipping,
    featured: values.featured,
    colors: values.colors.map(({ id, name, price }) => ({
      id,
      name: name.trim(),
      price: parseSurcharge(price),
    })),
    sizes: texts(values.sizes),
    memory: texts(values.memory),
    properties: values.properties.map(entryToProperty),
    requiredOptions: listRequiredOptions(values),
    specifications: values.specifications.map(({ id, name, value }) => ({
      id,
      name: name.trim(),
      value: value.trim(),
    })),
    features: values.features.map(({ id, text }) => ({ id, text: text.trim() })),
    ...eachPlainText((name) => values[name].trim()),
    ...eachShownText((name) => values[name].trim()),
    ...eachShownCount((name) => parseOptionalCount(values[name])),
    ...eachStaffMoment((name) => values[name] || null),
    ...eachStaffAmount((name) => (isBlank(values[name]) ? null : parseCents(values[name]))),
    tags: parseNames(values.tags),
    taxCategory: values.taxCategory.trim(),
    weightGrams: parseOptionalCount(values.weightGrams),
    relatedIds: values.related.map(({ _id }) => _id),
  };
}

/** Those of the pictures in the form. */
function readPictureTexts({ pictures, pictureTexts }: ProductFormValues): PictureTexts {
  return tidyPictureTexts(Object.fromEntries(pictures.map((url) => [url, (pictureTexts[url] ?? '').trim()])));
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function parseOptionalCount(typed: string): number | null {
  return isBlank(typed) ? null : parseCount(typed);
}

function parseNames(typed: string): string[] {
  const names = typed.split(',').map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

function entryToProperty({ id, name, values, required, text }: PropertyEntry) {
  return {
    id,
    name: name.trim(),
    values: values.map((value) => ({
      id: value.id,
      value: value.value.trim(),
      price: parseSurcharge(value.price),
      withoutText: text !== undefined && value.withoutText === true,
    })),
    required: required === true,
    text: text ? { label: text.label.trim(), maxLength: parseCount(text.maxLength) } : null,
  };
}

function parseSurcharge(typed: string): Cents {
  return parseCents(typed) || 0;
}

/** A list without entries cannot be required. */
function listRequiredOptions(values: ProductFormValues): OptionList[] {
  return OPTION_LISTS.filter(
    (list) => values.requiredOptions.includes(list) && values[LIST_FIELDS[list]].length > 0,
  );
}

export type ProductField = keyof ProductFormInput;

/** Lists the fields in which two products differ. */
export function differingFields(before: ProductFormInput, after: ProductFormInput): ProductField[] {
  return PRODUCT_FORM_FIELDS.filter(
    (field) => serializeField(before[field]) !== serializeField(after[field]),
  );
}

/** Serializes to JSON in which NaN differs from null. */
function serializeField(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? 'NaN' : part));
}

/** Returns the part of the form that shows a field of the product. */
export function toFormField(field: ProductField): keyof ProductFormValues {
  if (field === 'relatedIds') return 'related';
  if (field === 'descriptionHtml') return 'description';
  return field === 'image' || field === 'gallery' ? 'pictures' : field;
}
