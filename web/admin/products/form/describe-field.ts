import type { ProductFormInput } from '#contract/forms/products.ts';
import { formatMoney } from '#domain/money.ts';
import { LIST_NAMES } from '#domain/pricing/choice-problems.ts';
import type { ProductFormValues } from './product-form-values.ts';

/** What the fields of a product are called. */
export const FIELD_LABELS: Record<keyof ProductFormValues, string> = {
  name: 'Name',
  sku: 'SKU',
  brand: 'Brand',
  category: 'Category',
  price: 'Regular price',
  discountPrice: 'Discount price',
  description: 'Description',
  pictures: 'Pictures',
  stock: 'Stock',
  availability: 'Offered in the shop',
  featured: 'Featured',
  colors: 'Colors',
  sizes: 'Sizes',
  memory: 'Memory',
  properties: 'Properties',
  requiredOptions: 'Options that must be chosen',
  specifications: 'Specifications',
  features: 'Features',
  dimensions: 'Dimensions',
  weight: 'Weight',
  materials: 'Materials',
  warranty: 'Warranty',
};

/** A field of a product in words, to compare two states of it by. */
export function describeField(field: keyof ProductFormValues, body: ProductFormInput): string {
  return DESCRIPTIONS[field](body) || 'Nothing';
}

const DESCRIPTIONS: Record<keyof ProductFormValues, (body: ProductFormInput) => string> = {
  name: ({ name }) => name,
  sku: ({ sku }) => sku,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  price: ({ price }) => formatMoney(price),
  discountPrice: ({ discountPrice }) => (discountPrice === null ? 'None' : formatMoney(discountPrice)),
  description: ({ description }) => description,
  pictures: ({ gallery }) => gallery.map((address) => address.split('/').at(-1)).join(', '),
  stock: ({ stock }) => (stock === null ? 'Not counted' : String(stock)),
  availability: ({ availability }) => yesOrNo(availability),
  featured: ({ featured }) => yesOrNo(featured),
  colors: ({ colors }) =>
    colors
      .map((color) => (typeof color === 'string' ? color : optionText(color.name, color.price)))
      .join(', '),
  sizes: ({ sizes }) => sizes.join(', '),
  memory: ({ memory }) => memory.join(', '),
  properties: ({ properties }) =>
    properties
      .map(
        ({ name, values, required, text }) =>
          `${name}: ${values.map(({ value, price }) => optionText(value, price)).join(', ')}` +
          `${required ? ' (must be chosen)' : ''}${text ? ` (asks for: ${text.label})` : ''}`,
      )
      .join('; '),
  requiredOptions: ({ requiredOptions }) =>
    (requiredOptions ?? []).map((option) => LIST_NAMES[option]).join(', '),
  specifications: ({ specifications }) =>
    specifications.map(({ name, value }) => `${name}: ${value}`).join('; '),
  features: ({ features }) =>
    features.map((feature) => (typeof feature === 'string' ? feature : feature.text)).join('; '),
  dimensions: ({ dimensions }) => dimensions ?? '',
  weight: ({ weight }) => weight ?? '',
  materials: ({ materials }) => materials ?? '',
  warranty: ({ warranty }) => warranty ?? '',
};

function optionText(name: string, surcharge = 0): string {
  return surcharge === 0 ? name : `${name} (+${formatMoney(surcharge)})`;
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
