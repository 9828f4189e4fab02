import type { ProductFormInput } from '#contract/forms/products.ts';
import { formatMoney } from '#domain/money.ts';
import {
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from '#domain/products/each-described-field.ts';
import { LIST_NAMES } from '#domain/products/option-words.ts';
import { PLAIN_TEXTS } from '#domain/products/plain-texts.ts';
import { SHOWN_COUNTS, SHOWN_TEXTS } from '#domain/products/shown-fields.ts';
import { STAFF_AMOUNTS, STAFF_MOMENTS } from '#domain/products/staff-fields.ts';
import { STATUS_NAMES } from '#domain/products/status.ts';
import type { ProductFormValues } from './product-form-values.ts';

/** The labels of a product's fields. */
export const FIELD_LABELS: Record<keyof ProductFormValues, string> = {
  name: 'Name',
  sku: 'SKU',
  brand: 'Brand',
  category: 'Category',
  categories: 'Further categories',
  price: 'Regular price',
  discountPrice: 'Discount price',
  description: 'Description',
  pictures: 'Pictures',
  pictureTexts: 'Alternative texts',
  stock: 'Stock',
  inventoryPolicy: 'Sold without stock',
  availability: 'Offered in the shop',
  status: 'Status',
  requiresShipping: 'Sent by parcel',
  featured: 'Featured',
  colors: 'Colors',
  sizes: 'Sizes',
  memory: 'Memory',
  properties: 'Properties',
  requiredOptions: 'Options that must be chosen',
  specifications: 'Specifications',
  features: 'Features',
  ...PLAIN_TEXTS,
  ...eachShownText((name) => SHOWN_TEXTS[name].label),
  ...eachShownCount((name) => SHOWN_COUNTS[name].label),
  ...eachStaffMoment((name) => STAFF_MOMENTS[name].label),
  ...eachStaffAmount((name) => STAFF_AMOUNTS[name].label),
  tags: 'Tags',
  taxCategory: 'Tax category',
  weightGrams: 'Weight in grams',
  related: 'Goes well with',
};

/** The value of a field in words, to compare two states of a product. */
export function describeField(
  field: keyof ProductFormValues,
  body: ProductFormInput,
  nameOf: (productId: string) => string = (id) => id,
): string {
  if (field === 'related') return (body.relatedIds ?? []).map(nameOf).join(', ') || 'Nothing';
  return valueText(field, body) || 'Nothing';
}

function valueText(
  field: Exclude<keyof ProductFormValues, 'related'>,
  body: ProductFormInput,
): string | null {
  switch (field) {
    case 'price':
      return formatMoney(body.price);
    case 'discountPrice':
      return body.discountPrice === null ? 'None' : formatMoney(body.discountPrice);
    case 'cost':
      return body.cost == null ? null : formatMoney(body.cost);
    case 'tags':
    case 'categories':
      return (body[field] ?? []).join(', ');
    case 'stock':
      return body.stock === null ? 'Not counted' : String(body.stock);
    case 'inventoryPolicy':
      return body.inventoryPolicy === 'continue' ? 'Yes' : 'No';
    case 'status':
      return STATUS_NAMES[body.status ?? 'active'];
    case 'availability':
    case 'requiresShipping':
    case 'featured':
      return body[field] ? 'Yes' : 'No';
    case 'description':
      return describeDescription(body);
    case 'pictures':
      return body.gallery.map((address) => address.split('/').at(-1)).join(', ');
    case 'pictureTexts':
      return Object.values(body.pictureTexts ?? {}).join('; ');
    case 'colors':
      return body.colors
        .map((color) => (typeof color === 'string' ? color : optionText(color.name, color.price)))
        .join(', ');
    case 'sizes':
    case 'memory':
      return body[field].join(', ');
    case 'properties':
      return body.properties.map(propertyText).join('; ');
    case 'requiredOptions':
      return (body.requiredOptions ?? []).map((option) => LIST_NAMES[option]).join(', ');
    case 'specifications':
      return body.specifications.map(({ name, value }) => `${name}: ${value}`).join('; ');
    case 'features':
      return body.features
        .map((feature) => (typeof feature === 'string' ? feature : feature.text))
        .join('; ');
    default:
      return body[field] == null ? null : String(body[field]);
  }
}

/** Its words, and that it has formatting, in which alone two may differ. */
function describeDescription({ description, descriptionHtml }: ProductFormInput): string {
  return /<(?!\/?p>|br>)/.test(descriptionHtml ?? '') ? `${description} (formatted)` : description;
}

function propertyText({ name, values, required, text }: ProductFormInput['properties'][number]): string {
  const options = values.map(({ value, price }) => optionText(value, price)).join(', ');
  const textHint = text ? ` (asks for: ${text.label})` : '';
  return `${name}: ${options}${required ? ' (must be chosen)' : ''}${textHint}`;
}

function optionText(name: string, surcharge = 0): string {
  return surcharge === 0 ? name : `${name} (+${formatMoney(surcharge)})`;
}
