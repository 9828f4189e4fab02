import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { picturePreviews, products } from '#db/schema/index.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import type { Product } from '#domain/products/product.ts';
import { productList } from '#domain/products/product-list.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { fromHighest, type ListSql, listQueries, selectPart } from '../lists/list-queries.ts';
import { costsAtLeast, costsAtMost, NOT_DELETED } from './product-conditions.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { fitOf, foundBy } from './search/search-sql.ts';

export type ProductCard = Pick<Product, (keyof typeof CARD_COLUMNS & keyof Product) | 'rating' | 'reviews'>;

type SearchContext = { plan: SearchPlan; featured?: boolean };

const AVERAGE = sql`(case when ${products.ratingCount} = 0 then 0 else ${products.ratingSum}::float / ${products.ratingCount} end)`;

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
    rating: [sql`${AVERAGE} desc nulls last`, sql`${products.ratingCount} desc nulls last`, asc(products.id)],
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
  ...sameColumns
} = getTableColumns(products);
export const PRODUCT_COLUMNS = { ...sameColumns, price: priceCents, discountPrice: discountPriceCents };

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
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
};

type Rated = { ratingSum: number; ratingCount: number };

export function productOf<Row extends Rated>({ ratingSum, ratingCount, ...row }: Row) {
  return { ...row, rating: averageRating(ratingSum, ratingCount), reviews: ratingCount };
}
