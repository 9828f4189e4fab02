import { slugOf } from '../ids.ts';
import type { Cents } from '../money.ts';
import { foldText } from '../search-text.ts';
import { PLACEHOLDER_PICTURE } from './picture-address.ts';
import type { Product, ProductOptions } from './product.ts';

/** The fields of a product that staff edit: all but id, ratings and creation time. */
export type ProductFields = Omit<Product, 'id' | 'rating' | 'reviews' | 'createdAt'>;

export const PRODUCT_FIELDS = [
  'name',
  'sku',
  'brand',
  'category',
  'price',
  'discountPrice',
  'description',
  'image',
  'gallery',
  'stock',
  'availability',
  'featured',
  'colors',
  'sizes',
  'memory',
  'properties',
  'requiredOptions',
  'specifications',
  'features',
  'dimensions',
  'weight',
  'materials',
  'warranty',
] as const satisfies readonly (keyof ProductFields)[];

/**
 * A new product: the given fields, and the defaults of spec 5 for the rest. The default SKU is made from
 * `now`.
 */
export function newProduct({ price, ...given }: GivenFields & { price: Cents }, now: Date): ProductFields {
  const image = given.image ?? given.gallery?.[0] ?? PLACEHOLDER_PICTURE;
  return {
    ...NOTHING,
    ...withoutUndefined(given),
    name: given.name ?? 'New Product',
    description: given.description ?? 'No description',
    category: given.category ?? 'Other',
    brand: given.brand ?? 'Generic',
    sku: given.sku ?? `SKU-${now.getTime()}`,
    price,
    image,
    gallery: given.gallery ?? [image],
  };
}

/** Some fields of a product; undefined means not given. */
export type GivenFields = { [Field in keyof ProductFields]?: ProductFields[Field] | undefined };

const NOTHING = {
  discountPrice: null,
  availability: true,
  stock: null,
  colors: [],
  sizes: [],
  memory: [],
  properties: [],
  requiredOptions: [],
  specifications: [],
  features: [],
  featured: false,
  dimensions: null,
  weight: null,
  materials: null,
  warranty: null,
} satisfies Partial<ProductFields>;

/** A product with the given fields replaced. */
export function changeFields(product: ProductFields, given: GivenFields): ProductFields {
  return { ...product, ...withoutUndefined(given) };
}

/** The fields in which two states of a product differ, in the order of the form. */
export function changedFields<Fields extends GivenFields>(
  before: Fields,
  after: Fields,
): (keyof ProductFields)[] {
  return PRODUCT_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/**
 * Gives every entry an id that no other has: its own where it brings one, else one made of its name. Orders
 * name what was chosen by it, so an entry keeps it when it is renamed.
 */
export function withIds<Entry extends { id?: string | null | undefined }>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (Entry & { id: string })[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const wanted = entry.id || slugOf(nameOf(entry)) || 'option';
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    return { ...entry, id };
  });
}

/** The places of names that another before them has already; case does not count (spec 5). */
export function repeatedNames(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, place) => {
    const folded = foldText(name.trim());
    if (seen.has(folded)) return [place];
    seen.add(folded);
    return [];
  });
}

/**
 * The most unit prices a product may have over all choices: each of them is an amount that may be charged.
 */
export const MOST_PRICES = 10_000;

/** How many unit prices the choices can lead to, at most. */
export function countPrices({ colors, properties }: Pick<ProductOptions, 'colors' | 'properties'>): number {
  const choices = [colors, ...properties.map(({ values }) => values)];
  return choices.reduce((prices, choice) => {
    return prices * new Set([0, ...choice.map(({ price }) => price)]).size;
  }, 1);
}

/** True if a discount price is no discount: it is not below the regular price. Both in the same unit. */
export function isNoDiscount({
  price,
  discountPrice,
}: {
  price: number;
  discountPrice: number | null;
}): boolean {
  return discountPrice !== null && discountPrice >= price;
}

function withoutUndefined(given: GivenFields): Partial<ProductFields> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<ProductFields>;
}
