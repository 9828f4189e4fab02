import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { picturePreviews, products } from '#db/schema/index.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import type { ProductFilter, ProductSort } from '#domain/products/filter.ts';
import type { Product, ProductOptions } from '#domain/products/product.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { matches, NOT_DELETED } from './product-conditions.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { fitOf } from './search/search-sql.ts';

export type ProductCard = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'price'
  | 'discountPrice'
  | 'image'
  | 'imagePreview'
  | 'category'
  | 'brand'
  | 'rating'
  | 'reviews'
  | 'availability'
  | 'stock'
  | keyof ProductOptions
>;

export type ProductsWanted = {
  filter: ProductFilter;
  plan: SearchPlan;
  featured?: boolean;
  sort: ProductSort;
  page: number;
  limit: number;
};

/** A page of products and how many there are on all pages. */
export async function selectProducts(
  db: Connection,
  wanted: ProductsWanted,
): Promise<{ products: Product[]; total: number }> {
  const [rows, total] = await Promise.all([
    pageOf(db.select(PRODUCT_COLUMNS).from(products).$dynamic(), wanted),
    countProducts(db, wanted),
  ]);
  return { products: rows.map(productOf), total };
}

/** The same page, but only the columns a card shows. */
export async function selectProductCards(
  db: Connection,
  wanted: ProductsWanted,
): Promise<{ cards: ProductCard[]; total: number }> {
  const [rows, total] = await Promise.all([
    pageOf(db.select(CARD_COLUMNS).from(products).leftJoin(picturePreviews, OF_IMAGE).$dynamic(), wanted),
    countProducts(db, wanted),
  ]);
  return { cards: rows.map(withRating), total };
}

export async function findProduct(db: Connection, id: string): Promise<Product | null> {
  const [row] = await db
    .select({ ...PRODUCT_COLUMNS, imagePreview: picturePreviews.preview })
    .from(products)
    .leftJoin(picturePreviews, OF_IMAGE)
    .where(and(eq(products.id, id), NOT_DELETED));
  return row ? productOf(row) : null;
}

/** What an offer needs of the products of these ids that exist, by id. */
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
  // What they open with may cost extra.
  ...OPTION_COLUMNS,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
};

const AVERAGE = sql`(case when ${products.ratingCount} = 0 then 0 else ${products.ratingSum}::float / ${products.ratingCount} end)`;

/** Each is the order of an index, forwards or backwards, to the nulls that there are none of: else all products would be sorted. */
const ORDERINGS: Record<Exclude<ProductSort, 'relevance'>, SQL[]> = {
  newest: [sql`${products.createdAt} desc nulls last`, asc(products.id)],
  'price-asc': [asc(products.effectivePriceCents), asc(products.id)],
  'price-desc': [desc(products.effectivePriceCents), desc(products.id)],
  rating: [sql`${AVERAGE} desc nulls last`, sql`${products.ratingCount} desc nulls last`, asc(products.id)],
  name: [asc(sql`lower(${products.name})`), asc(products.id)],
};

/** What fits a search best comes first; without a search nothing fits better than the newest. */
function orderingOf({ sort, filter, plan }: ProductsWanted): SQL[] {
  if (sort !== 'relevance') return ORDERINGS[sort];
  if (filter.search === null) return ORDERINGS.newest;
  return [sql`${fitOf(filter.search, plan)} desc`, ...ORDERINGS.newest];
}

function pageOf<
  Select extends {
    where(c: SQL | undefined): Select;
    orderBy(...o: SQL[]): Select;
    limit(n: number): Select;
    offset(n: number): Select;
  },
>(select: Select, wanted: ProductsWanted): Select {
  return select
    .where(matches(wanted))
    .orderBy(...orderingOf(wanted))
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit);
}

async function countProducts(db: Connection, wanted: ProductsWanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(matches(wanted));
  return row?.total ?? 0;
}

type Rated = { ratingSum: number; ratingCount: number };

function withRating<Row extends Rated>({ ratingSum, ratingCount, ...row }: Row) {
  return { ...row, rating: averageRating(ratingSum, ratingCount), reviews: ratingCount };
}

export function productOf<Row extends Rated>(row: Row) {
  return withRating(row);
}
