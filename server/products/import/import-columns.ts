import { formatCount } from '#domain/counts.ts';

/*
 * The columns that an import reads, by the two sets of heads that Shopify writes: the one of its exports
 * until 2024, and the present one (help.shopify.com, 'Using CSV files to import and export products'). The
 * shop's own are Available, Variant ID and Offered.
 */
const COLUMNS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  brand: ['Vendor'],
  category: ['Type'],
  taxonomy: ['Product Category'],
  categories: ['Further Categories'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  availability: ['Available'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  taxable: ['Variant Taxable', 'Charge tax'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageText: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  variantImage: ['Variant Image', 'Variant image URL'],
  variantId: ['Variant ID'],
  offered: ['Offered'],
  tags: ['Tags'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  cost: ['Cost per item'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof COLUMNS;

/** Fields of one variant; a row that fills none of them is about the product or a picture. */
export const VARIANT_FIELDS = [
  'option1Value',
  'option2Value',
  'option3Value',
  'sku',
  'quantity',
  'price',
  'compareAt',
  'barcode',
  'variantImage',
  'variantId',
  'offered',
] as const satisfies readonly Field[];

/**
 * The place of each column that is read, the places of the others, and the heads as the file writes them.
 * `sourcePlaces`: the places of all columns but the refusal reasons of an earlier import.
 */
export type Columns = {
  places: ReadonlyMap<Field, number>;
  ignored: readonly number[];
  heads: readonly string[];
  sourcePlaces: readonly number[];
  /** The heads of a file that was translated, by those it got. */
  names?: ReadonlyMap<string, string>;
};

/** Refused rows are downloaded with this column; it is not read. */
export const REASON_HEAD = 'Reason';

/** Reads the first row; a text is the reason why the file is refused. */
export function readColumns(written: readonly string[]): Columns | string {
  if (written.length > MAX_COLUMNS) return `At most ${formatCount(MAX_COLUMNS)} columns`;
  const heads = written.map((head) => head.slice(0, MAX_HEAD));
  const places = new Map<Field, number>();
  const ignored: number[] = [];
  for (const [place, head] of heads.entries()) {
    const field = FIELD_BY_HEAD.get(normalize(head));
    if (field && places.has(field))
      return `The columns ${heads[places.get(field) ?? 0]} and ${head} mean the same: remove one of them`;
    if (field) places.set(field, place);
    else if (head.trim() && normalize(head) !== normalize(REASON_HEAD)) ignored.push(place);
  }
  if (!places.has('handle') && !places.has('title'))
    return 'The first row must name the columns, among them Handle (or URL handle) or Title';
  const isOfShopify = places.has('handle') || OWN_FIELDS.some((field) => isOwn(field, places, heads));
  const foreign = isOfShopify ? [] : ignored.map((place) => heads[place]?.trim() ?? '');
  const [first] = foreign.filter((head) => !SHOPIFY_HEAD.test(head));
  if (first !== undefined)
    return `This is no file of Shopify: no handle, price, stock or option column of Shopify is in it, but ${first}. Export the products in the format of Shopify, or name its columns as Shopify does`;
  const sourcePlaces = heads.flatMap((head, place) => (head.trim() === REASON_HEAD ? [] : [place]));
  return { places, ignored, heads, sourcePlaces };
}

const MAX_COLUMNS = 1_000;
const MAX_HEAD = 200;

/** Columns that tell a file of Shopify: others call their columns Title, Description, Price and SKU, too. */
const OWN_FIELDS = [
  'option1Name',
  'option1Value',
  'tracker',
  'quantity',
  'policy',
  'price',
  'compareAt',
] as const;

function isOwn(
  field: (typeof OWN_FIELDS)[number],
  places: Columns['places'],
  heads: readonly string[],
): boolean {
  const place = places.get(field);
  return place !== undefined && normalize(heads[place] ?? '') !== 'price';
}

/** Columns of Shopify that the shop does not read. */
const SHOPIFY_HEAD =
  /^(?:tags|collection|cost per item|seo (?:title|description)|weight unit.*|variant (?:weight unit|tax code|fulfillment service)|tax code|fulfillment service|google shopping.*|unit price.*|option[123] linked to|.*\(product\.metafields\..*\)|(?:included|price|compare-at price|compare at price) \/ .*)$/i;

/** Returns the head of a column as the file writes it; for one that it lacks, as Shopify does. */
export function columnHead({ places, heads, names }: Columns, field: Field): string {
  const place = places.get(field);
  const head = place === undefined ? COLUMNS[field][0] : (heads[place]?.trim() ?? '');
  return names?.get(head) ?? head;
}

const FIELD_BY_HEAD = new Map(
  Object.entries(COLUMNS).flatMap(([field, heads]) =>
    heads.map((head) => [normalize(head), field as Field] as const),
  ),
);

function normalize(head: string): string {
  return head.trim().toLowerCase().replace(/\s+/g, ' ');
}
