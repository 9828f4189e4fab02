import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { picturePreviews, products, settings } from '#db/schema/index.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import type { Product } from '#domain/products/product.ts';
import { productList } from '#domain/products/product-list.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { fromHighest, type ListSql, listQueries, selectPart } from '../lists/list-queries.ts';
import { costsAtLeast, costsAtMost, NOT_DELETED } from './product-conditions.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { fitOf, foundBy } from './search/search-sql.ts';

export type ProductCard = Pick<Product, (keyof typeof CARD_COLUMNS & keyof Product) | 'rating' | 'reviews'>;

type SearchContext = { plan: SearchPlan; featured?: boolean; counted?: CountedReviews };

/** Each is the order of an index. */
const BY_RATING: Record<CountedReviews, SQL[]> = {
  all: byRating(products.ratingSum, products.ratingCount),
  verified: byRating(products.verifiedRatingSum, products.verifiedRatingCount),
};

function byRating(sum: PgColumn, count: PgColumn): SQL[] {
  const average = sql`(case when ${count} = 0 then 0 else ${sum}::float / ${count} end)`;
  return [sql`${average} desc nulls last`, sql`${count} desc nulls last`, asc(products.id)];
}

const PRODUCTS: Omit<ListSql<typeof productList, { id: string }, SearchContext>, 'select'> = {
  list: productList,
  always: ({ featured }) => and(NOT_DELETED, featured ? eq(products.featured, true) : undefined),
  conditions: {
    search: (search, { plan }) => foundBy(search, plan),
    exact: () => undefined,
    category: (category) => eq(products.category, category),
    brand: (brand) => eq(products.brand, brand),
    minPrice: costsAtLeast,
    maxPrice: costsAtMost,
  },
  // Each is the order of an index; without its `nulls last`, each page would sort all products.
  sorts: {
    'price-asc': [asc(products.effectivePriceCents), asc(products.id)],
    'price-desc': [desc(products.effectivePriceCents), desc(products.id)],
    rating: (_, { counted = 'all' }) => BY_RATING[counted],
    name: [asc(sql`lower(${products.name})`), asc(products.id)],
    // Without a search: the newest.
    relevance: ({ search }, { plan }) => [
      ...(search ? [sql`${fitOf(search, plan)} desc`] : []),
      ...fromHighest(products.createdAt, products.id),
    ],
  },
  keyset: { at: products.createdAt, id: products.id, idOf: (product) => product.id },
};

/** Whole products. */
export const productQueries = listQueries<typeof productList, Product, SearchContext>({
  ...PRODUCTS,
  select: async (db, part) => {
    const rows = await selectPart(db.select(PRODUCT_COLUMNS).from(products).$dynamic(), part);
    return rows.map(productOf);
  },
});

export const productCardQueries = listQueries<typeof productList, ProductCard, SearchContext>({
  ...PRODUCTS,
  select: async (db, part) => {
    const rows = await selectPart(
      db.select(CARD_COLUMNS).from(products).leftJoin(picturePreviews, OF_IMAGE).$dynamic(),
      part,
    );
    return rows.map(productOf);
  },
});

export async function findProduct(db: Connection, id: string): Promise<Product | null> {
  const [row] = await db
    .select({ ...PRODUCT_COLUMNS, imagePreview: picturePreviews.preview })
    .from(products)
    .leftJoin(picturePreviews, OF_IMAGE)
    .where(and(eq(products.id, id), NOT_DELETED));
  return row ? productOf(row) : null;
}

/** The products of these ids that exist, by id. */
export async function findOffered(db: Connection, ids: string[]): Promise<Map<string, Offered>> {
  const rows = await selectOffered(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids and dates of products for sale, newest first, for the sitemap. */
export async function selectProductIds(
  db: Connection,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; createdAt: Date }[]> {
  return await db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(NOT_DELETED)
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset);
}

export async function countForSale(db: Connection): Promise<number> {
  return await db.$count(products, NOT_DELETED);
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
  scarce,
  ratingSum,
  ratingCount,
  verifiedRatingSum,
  verifiedRatingCount,
  ...sameColumns
} = getTableColumns(products);

/** Evaluated once a statement. `countedReviews` is 'all' unless set. */
const COUNTS_VERIFIED = sql`(select ${settings.value} = '"verified"' from ${settings} where ${settings.name} = 'countedReviews')`;

/** The sum and count of the ratings that count. */
const RATING_COLUMNS = {
  ratingSum: sql<number>`case when ${COUNTS_VERIFIED} then ${verifiedRatingSum} else ${ratingSum} end`,
  ratingCount: sql<number>`case when ${COUNTS_VERIFIED} then ${verifiedRatingCount} else ${ratingCount} end`,
};

export const PRODUCT_COLUMNS = {
  ...sameColumns,
  ...RATING_COLUMNS,
  price: priceCents,
  discountPrice: discountPriceCents,
};

export const OPTION_COLUMNS = {
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
  ...OPTION_COLUMNS,
};

const selectOffered = prepared('find_offered', (db) =>
  db
    .select(OFFERED_COLUMNS)
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, isNull(products.deletedAt))),
);

const OF_IMAGE = eq(picturePreviews.address, products.image);

const CARD_COLUMNS = {
  id: products.id,
  name: products.name,
  description: products.description,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  image: products.image,
  imagePreview: picturePreviews.preview,
  category: products.category,
  brand: products.brand,
  availability: products.availability,
  stock: products.stock,
  // For the surcharge of the preselected options.
  ...OPTION_COLUMNS,
  ...RATING_COLUMNS,
};

type Rated = { ratingSum: number; ratingCount: number };

export function productOf<Row extends Rated>({ ratingSum, ratingCount, ...row }: Row) {
  return { ...row, rating: averageRating(ratingSum, ratingCount), reviews: ratingCount };
}
