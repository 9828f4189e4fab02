import { toSlug } from '../ids.ts';
import type { Cents } from '../money.ts';
import { foldText } from '../search-text.ts';
import { PLACEHOLDER_PICTURE } from '../uploads/picture-url.ts';
import {
  eachPlainText,
  eachShownCount,
  eachShownText,
  eachStaffAmount,
  eachStaffMoment,
} from './each-described-field.ts';
import { isSameGroup } from './group-name.ts';
import { NO_OPTIONS } from './option-words.ts';
import { PLAIN_TEXT_NAMES } from './plain-texts.ts';
import type { OptionChange, Product, ProductOptions } from './product.ts';
import { changeOptions } from './product-option.ts';
import { SHOWN_COUNTS, SHOWN_TEXTS, type ShownCount, type ShownText } from './shown-fields.ts';
import { STAFF_AMOUNTS, STAFF_MOMENTS, type StaffAmount, type StaffMoment } from './staff-fields.ts';

/** The fields that staff edit. Variants and what spans them have calls of their own. */
export type ProductFields = Omit<
  Product,
  'id' | 'rating' | 'reviews' | 'createdAt' | 'variantOptions' | 'variants' | 'priceRange'
>;

const DESCRIBED_FIELDS = [SHOWN_TEXTS, SHOWN_COUNTS, STAFF_AMOUNTS, STAFF_MOMENTS].flatMap((fields) =>
  Object.keys(fields),
) as (ShownText | ShownCount | StaffAmount | StaffMoment)[];

export const PRODUCT_FIELDS = [
  'name',
  'sku',
  'brand',
  'category',
  'categories',
  'price',
  'discountPrice',
  'description',
  'descriptionRich',
  'image',
  'gallery',
  'pictureTexts',
  'stock',
  'inventoryPolicy',
  'availability',
  'status',
  'requiresShipping',
  'featured',
  'options',
  'properties',
  'specifications',
  'features',
  ...PLAIN_TEXT_NAMES,
  'taxCategory',
  'weightGrams',
  'relatedIds',
  'tags',
  ...DESCRIBED_FIELDS,
] as const satisfies readonly (keyof ProductFields)[];

/**
 * A new product: the given fields, and the defaults of section 5 of the specification. The default SKU
 * contains `now`.
 */
export function newProduct({ price, ...given }: GivenFields & { price: Cents }, now: Date): ProductFields {
  const category = given.category ?? 'Other';
  const image = given.image ?? given.gallery?.[0] ?? PLACEHOLDER_PICTURE;
  return {
    ...changeFields(NOTHING, given),
    name: given.name ?? 'New Product',
    description: given.description ?? NO_DESCRIPTION,
    category,
    categories: tidyCategories(category, given.categories ?? []),
    brand: given.brand ?? 'Generic',
    sku: given.sku ?? `SKU-${now.getTime()}`,
    price,
    image,
    gallery: given.gallery ?? [image],
  };
}

/** Of a product whose description has no words (specification, section 5). */
export const NO_DESCRIPTION = 'No description';

/** Further categories, each once, and not the one that a product has already. */
export function tidyCategories(category: string, categories: readonly string[]): string[] {
  const names = [category, ...categories];
  return names.filter(
    (name, place) => place > 0 && names.findIndex((other) => isSameGroup(other, name)) === place,
  );
}

/** Undefined means not given. */
export type GivenFields = {
  [Field in keyof ProductFields]?:
    | (Field extends 'options' ? OptionChange[] : ProductFields[Field])
    | undefined;
};

const NOTHING = {
  descriptionRich: null,
  discountPrice: null,
  availability: true,
  status: 'active',
  requiresShipping: true,
  stock: null,
  inventoryPolicy: 'deny',
  options: [...NO_OPTIONS],
  pictureTexts: {},
  properties: [],
  specifications: [],
  features: [],
  featured: false,
  ...eachPlainText(() => null),
  ...eachShownText(() => null),
  ...eachShownCount(() => null),
  ...eachStaffMoment(() => null),
  ...eachStaffAmount(() => null),
  categories: [],
  tags: [],
  taxCategory: null,
  weightGrams: null,
  relatedIds: [],
} satisfies Partial<ProductFields>;

export function changeFields<Fields extends Pick<ProductFields, 'options'>>(
  product: Fields,
  { options = [], ...given }: GivenFields,
) {
  return { ...product, ...withoutUndefined(given), options: changeOptions(product.options, options) };
}

/** The fields that differ between two states of a product, in the form's order. */
export function changedFields<Fields extends Partial<ProductFields>>(
  before: Fields,
  after: Fields,
): (keyof ProductFields)[] {
  return PRODUCT_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/**
 * Gives every entry a unique id: its own, or one derived from its name. Orders refer to entries by id, so an
 * entry keeps it when renamed.
 */
export function withIds<Entry extends { id?: string | null | undefined }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (Entry & { id: string })[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const wanted = entry.id || toSlug(nameOf(entry)) || 'option';
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    return { ...entry, id };
  });
}

/** The positions of names that repeat an earlier one; case-insensitive (specification, section 5). */
export function repeatedNames(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, place) => {
    const folded = foldText(name.trim());
    if (seen.has(folded)) return [place];
    seen.add(folded);
    return [];
  });
}

/** Limit of possible unit prices per product: each is an amount that may be charged. */
export const MAX_PRICES = 10_000;

/** An upper bound of the possible unit prices. */
export function countPrices({ options, properties }: Pick<ProductOptions, 'options' | 'properties'>): number {
  return [...options, ...properties].reduce((prices, { values }) => {
    return prices * new Set([0, ...values.map(({ price }) => price)]).size;
  }, 1);
}

/** True if a discount price is not below the regular price. Both in the same unit. */
export function isNoDiscount({
  price,
  discountPrice,
}: {
  price: number;
  discountPrice: number | null;
}): boolean {
  return discountPrice !== null && discountPrice >= price;
}

function withoutUndefined(given: Omit<GivenFields, 'options'>): Partial<Omit<ProductFields, 'options'>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    Omit<ProductFields, 'options'>
  >;
}
