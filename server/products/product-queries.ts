import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { picturePreviews, products, settings } from '#db/schema/index.ts';
import { IS_SHOWN } from '#db/shown-products.ts';
import type { Offered, WantedLine } from '#domain/checkout/quote.ts';
import { type InWords, withOptions } from '#domain/products/option-words.ts';
import type { PriceRange, Product } from '#domain/products/product.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { variantsJson } from './variants/variants-json.ts';

export type ProductCard = Pick<
  Product,
  (keyof typeof CARD_COLUMNS & keyof Product) | 'options' | 'rating' | 'reviews'
> & { imageText: string | null };

export async function findProduct(db: Connection, id: string): Promise<Product | null> {
  const [row] = await selectProduct(db, { id });
  return row ? toProduct(row) : null;
}

/** Finds the existing products, in the order of the ids. */
export async function findProducts(db: Connection, ids: readonly string[]): Promise<Product[]> {
  return inOrder(ids, await selectProducts(db, { ids })).map(toProduct);
}

/** Finds the cards of those that exist, in the order of their ids. */
export async function findProductCards(db: Connection, ids: readonly string[]): Promise<ProductCard[]> {
  return inOrder(ids, await selectProductCards(db, { ids })).map(toProduct);
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Finds the products of lines that exist, by id: with the variants that the lines name, and with all of them
 * where a line names none.
 */
export async function findOffered(
  db: Connection,
  lines: readonly Pick<WantedLine, 'productId' | 'variantId'>[],
): Promise<Map<string, Offered>> {
  const rows = await selectOffered(db, {
    ids: lines.map(({ productId }) => productId),
    variantIds: lines.flatMap(({ variantId }) => variantId ?? []),
    whole: lines.filter(({ variantId }) => !variantId).map(({ productId }) => productId),
  });
  return new Map(rows.map((row) => [row.id, withOptions(row)]));
}

const {
  priceCents,
  discountPriceCents,
  searchText,
  nameWords,
  allWords,
  skuLetters,
  deletedAt,
  effectivePriceCents,
  lowestPriceCents,
  highestPriceCents,
  lowestRegularCents,
  highestSaving,
  nameKey,
  categoryKey,
  brandKey,
  listedValues,
  scarce,
  plenty,
  ratingSum,
  ratingCount,
  verifiedRatingSum,
  verifiedRatingCount,
  stars,
  verifiedStars,
  isOnSale,
  isAvailable,
  ...sameColumns
} = getTableColumns(products);

/** Evaluated once a statement. `countedReviews` is 'all' unless set. */
const COUNTS_VERIFIED = sql`(select ${settings.value} = '"verified"' from ${settings} where ${settings.name} = 'countedReviews')`;

/** The sum and count of the ratings that count. */
const RATING_COLUMNS = {
  ratingSum: sql<number>`case when ${COUNTS_VERIFIED} then ${verifiedRatingSum} else ${ratingSum} end`,
  ratingCount: sql<number>`case when ${COUNTS_VERIFIED} then ${verifiedRatingCount} else ${ratingCount} end`,
};

export const PRICE_RANGE = sql<PriceRange | null>`
  case when ${lowestPriceCents} is not null
    then json_strip_nulls(json_build_object('min', ${lowestPriceCents}, 'max', ${highestPriceCents},
      'regular', ${lowestRegularCents}, 'saving', ${highestSaving})) end`;

export const PRODUCT_COLUMNS = {
  ...sameColumns,
  ...RATING_COLUMNS,
  price: priceCents,
  discountPrice: discountPriceCents,
  priceRange: PRICE_RANGE,
};

/**
 * With its variants. A statement that locks the product must not read them: they may be older than the
 * lock.
 */
export const WHOLE_COLUMNS = { ...PRODUCT_COLUMNS, variants: variantsJson() };

export const OPTION_COLUMNS = {
  variantOptions: products.variantOptions,
  colors: products.colors,
  sizes: products.sizes,
  memory: products.memory,
  properties: products.properties,
  requiredOptions: products.requiredOptions,
};

const OFFERED_COLUMNS = {
  id: products.id,
  name: products.name,
  image: products.image,
  gallery: products.gallery,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  availability: products.availability,
  stock: products.stock,
  inventoryPolicy: products.inventoryPolicy,
  backorderText: products.backorderText,
  backorderDays: products.backorderDays,
  minPerOrder: products.minPerOrder,
  maxPerOrder: products.maxPerOrder,
  category: products.category,
  categories: products.categories,
  taxCategory: products.taxCategory,
  requiresShipping: products.requiresShipping,
  weightGrams: products.weightGrams,
  ...OPTION_COLUMNS,
  variants: variantsJson(
    sql`and (products.id = any(${sql.placeholder('whole')}) or v.id = any(${sql.placeholder('variantIds')}))`,
  ),
};

const selectOffered = prepared('find_offered', (db) =>
  db
    .select(OFFERED_COLUMNS)
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, IS_SHOWN)),
);

const OF_IMAGE = eq(picturePreviews.address, products.image);

const selectProduct = prepared('find_product', (db) =>
  db
    .select({ ...WHOLE_COLUMNS, imagePreview: picturePreviews.preview })
    .from(products)
    .leftJoin(picturePreviews, OF_IMAGE)
    .where(and(eq(products.id, sql.placeholder('id')), IS_SHOWN)),
);

const AMONG_IDS = and(sql`${products.id} = any(${sql.placeholder('ids')})`, IS_SHOWN);

/** Lists show plain descriptions. */
const { descriptionRich: _, ...LISTED_COLUMNS } = WHOLE_COLUMNS;

const selectProducts = prepared('find_products', (db) =>
  db.select(LISTED_COLUMNS).from(products).where(AMONG_IDS),
);

const CARD_COLUMNS = {
  id: products.id,
  name: products.name,
  description: products.description,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  priceRange: PRICE_RANGE,
  image: products.image,
  imageText: sql<string | null>`${products.pictureTexts} ->> ${products.image}`,
  imagePreview: picturePreviews.preview,
  category: products.category,
  brand: products.brand,
  availability: products.availability,
  stock: products.stock,
  status: products.status,
  minPerOrder: products.minPerOrder,
  // For the surcharge of the preselected options.
  ...OPTION_COLUMNS,
  ...RATING_COLUMNS,
};

const selectProductCards = prepared('find_product_cards', (db) =>
  db.select(CARD_COLUMNS).from(products).leftJoin(picturePreviews, OF_IMAGE).where(AMONG_IDS),
);

type Rated = { ratingSum: number; ratingCount: number };

export function toProduct<Row extends Rated & InWords>(row: Row) {
  const { ratingSum, ratingCount, ...product } = withOptions(row);
  return { ...product, rating: averageRating(ratingSum, ratingCount), reviews: ratingCount };
}
