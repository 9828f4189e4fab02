import { type Cents, centsToDollars } from '#domain/money.ts';
import {
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from '#domain/products/each-described-field.ts';
import { PLAIN_TEXT_NAMES, PLAIN_TEXTS } from '#domain/products/plain-texts.ts';
import { SHOWN_COUNTS, SHOWN_TEXTS } from '#domain/products/shown-fields.ts';
import { STAFF_AMOUNTS, STAFF_MOMENTS } from '#domain/products/staff-fields.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { StaffProduct } from './staff-product-queries.ts';

const TEXT_COLUMNS: CsvColumn<StaffProduct>[] = PLAIN_TEXT_NAMES.map((name) => ({
  head: PLAIN_TEXTS[name],
  value: (product) => product[name],
}));

const SHOWN_COLUMNS: CsvColumn<StaffProduct>[] = Object.values({
  ...eachShownText((name) => ({
    head: SHOWN_TEXTS[name].label,
    value: (product: StaffProduct) => product[name],
  })),
  ...eachStaffAmount((name) => ({
    head: STAFF_AMOUNTS[name].label,
    value: (product: StaffProduct) => (product[name] == null ? null : centsToDollars(product[name])),
  })),
  tags: { head: 'Tags', value: (product: StaffProduct) => product.tags?.join(', ') },
  ...eachStaffMoment((name) => ({
    head: STAFF_MOMENTS[name].label,
    value: (product: StaffProduct) => product[name],
  })),
  ...eachShownCount((name) => ({
    head: SHOWN_COUNTS[name].label,
    value: (product: StaffProduct) => product[name],
  })),
});

/** The exported columns of a product; amounts in dollars. */
export const PRODUCT_CSV_COLUMNS: CsvColumn<StaffProduct>[] = [
  { head: 'Product ID', value: (product) => product.id },
  { head: 'SKU', value: (product) => product.sku },
  { head: 'Name', value: (product) => product.name },
  { head: 'Brand', value: (product) => product.brand },
  { head: 'Category', value: (product) => product.category },
  { head: 'Further categories', value: (product) => product.categories?.join(', ') },
  { head: 'Price', value: (product) => centsToDollars(product.price) },
  { head: 'Discount price', value: ({ discountPrice }) => discountPrice && centsToDollars(discountPrice) },
  { head: 'Stock', value: (product) => product.stock },
  { head: 'Inventory policy', value: (product) => product.inventoryPolicy },
  { head: 'Available', value: (product) => yesOrNo(product.availability) },
  { head: 'Status', value: (product) => product.status },
  { head: 'Featured', value: (product) => yesOrNo(product.featured) },
  { head: 'Rating', value: ({ rating, reviews }) => (reviews > 0 ? rating : null) },
  { head: 'Reviews', value: (product) => product.reviews },
  {
    head: 'Variants',
    value: ({ variantOptions, variants }) => (variantOptions.length > 0 ? variants.length : null),
  },
  {
    head: 'Variant SKUs',
    value: ({ variantOptions, variants }) =>
      variantOptions.length > 0 ? variants.map(variantText).join('; ') : null,
  },
  { head: 'Colors', value: (product) => valuesText(product, 'Color') },
  { head: 'Sizes', value: (product) => valuesText(product, 'Size') },
  { head: 'Memory', value: (product) => valuesText(product, 'Memory') },
  { head: 'Properties', value: (product) => product.properties.map(propertyText).join('; ') },
  {
    head: 'Specifications',
    value: (product) => product.specifications.map(({ name, value }) => `${name}: ${value}`).join('; '),
  },
  { head: 'Features', value: (product) => product.features.map(({ text }) => text).join('; ') },
  ...TEXT_COLUMNS.slice(0, 2),
  { head: 'Weight in grams', value: (product) => product.weightGrams },
  { head: 'Requires shipping', value: (product) => yesOrNo(product.requiresShipping !== false) },
  { head: 'Tax category', value: (product) => product.taxCategory },
  ...TEXT_COLUMNS.slice(2),
  ...SHOWN_COLUMNS,
  { head: 'Image', value: (product) => product.image },
  { head: 'Gallery', value: (product) => product.gallery.join('; ') },
  {
    head: 'Image alt text',
    value: ({ gallery, pictureTexts = {} }) => gallery.map((url) => pictureTexts[url] ?? '').join('; '),
  },
  { head: 'Description', value: (product) => product.description },
  { head: 'Added', value: (product) => product.createdAt },
];

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** 'SHIRT-RED-M (Red / M): 4' */
function variantText({ sku, options, stock, isOffered }: StaffProduct['variants'][number]): string {
  const count = isOffered ? (stock ?? 'not counted') : 'not offered';
  return `${sku} (${describeVariant(options)}): ${count}`;
}

function valuesText({ options }: StaffProduct, name: string): string {
  const values = options.find((option) => option.name === name)?.values ?? [];
  return values.map(optionText).join('; ');
}

function optionText({ name, price }: { name: string; price: Cents }): string {
  return price === 0 ? name : `${name} (+${centsToDollars(price)})`;
}

function propertyText({ name, values }: StaffProduct['properties'][number]): string {
  return `${name}: ${values.map(({ value, price }) => optionText({ name: value, price })).join(', ')}`;
}
