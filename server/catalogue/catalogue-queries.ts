import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { containing } from '#db/containing.ts';
import { prepared } from '#db/prepared.ts';
import { products } from '#db/schema/index.ts';
import type { ProductFilter, ProductSort } from '#domain/catalogue/filter.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import type { Cents } from '#domain/money.ts';
import { averageRating } from '#domain/reviews/review.ts';

export type ProductCard = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'price'
  | 'discountPrice'
  | 'image'
  | 'category'
  | 'brand'
  | 'rating'
  | 'reviews'
  | 'availability'
  | 'stock'
>;

export type ProductsWanted = {
  filter: ProductFilter;
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
    pageOf(db.select(CARD_COLUMNS).from(products).$dynamic(), wanted),
    countProducts(db, wanted),
  ]);
  return { cards: rows.map(withRating), total };
}

export async function findProduct(db: Connection, id: string): Promise<Product | null> {
  const [row] = await db
    .select(PRODUCT_COLUMNS)
    .from(products)
    .where(and(eq(products.id, id), NOT_DELETED));
  return row ? productOf(row) : null;
}

/** What an offer needs of the products of these ids that exist, by id. */
export async function findOffered(db: Connection, ids: string[]): Promise<Map<string, Offered>> {
  const rows = await selectOffered(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

export type FacetCount = { value: string; count: number };

export type Facets = {
  categories: FacetCount[];
  brands: FacetCount[];
  price: { min: Cents; max: Cents } | null;
};

/**
 * What can still be chosen: each facet counts what the filter leaves without that facet's own choice. One pass over the
 * products that match the search, whatever the number of facets.
 */
export async function selectFacets(db: Connection, filter: ProductFilter): Promise<Facets> {
  const { category, brand } = products;
  const inCategory = filter.category === null ? sql`true` : eq(category, filter.category);
  const inBrand = filter.brand === null ? sql`true` : eq(brand, filter.brand);
  const inPrice = and(sql`true`, ...priceBounds(filter));
  const rows = await db
    .select({
      category,
      brand,
      grouping: sql<number>`grouping(${category}, ${brand})`,
      byCategory: sql<number>`count(*) filter (where ${inBrand} and ${inPrice})::int`,
      byBrand: sql<number>`count(*) filter (where ${inCategory} and ${inPrice})::int`,
      lowest: sql<Cents | null>`min(${products.effectivePriceCents}) filter (where ${inCategory} and ${inBrand})`,
      highest: sql<Cents | null>`max(${products.effectivePriceCents}) filter (where ${inCategory} and ${inBrand})`,
    })
    .from(products)
    .where(and(NOT_DELETED, ...textMatch(filter)))
    .groupBy(sql`grouping sets ((${category}), (${brand}), ())`)
    .orderBy(category, brand);
  const overall = rows.find((row) => row.grouping === GROUPED_BY_NOTHING);
  return {
    categories: rows
      .filter((row) => row.grouping === GROUPED_BY_CATEGORY && row.byCategory > 0)
      .map((row) => ({ value: row.category, count: row.byCategory })),
    brands: rows
      .filter((row) => row.grouping === GROUPED_BY_BRAND && row.byBrand > 0)
      .map((row) => ({ value: row.brand, count: row.byBrand })),
    price:
      overall?.lowest != null && overall.highest != null
        ? { min: overall.lowest, max: overall.highest }
        : null,
  };
}

/** grouping(category, brand): a bit is set for each of the two that the row is not grouped by. */
const GROUPED_BY_CATEGORY = 1;
const GROUPED_BY_BRAND = 2;
const GROUPED_BY_NOTHING = 3;

/** Ids and dates of everything for sale, for the sitemap. */
export async function selectProductIds(db: Connection): Promise<{ id: string; createdAt: Date }[]> {
  return await db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(NOT_DELETED)
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(50_000);
}

const { priceCents, discountPriceCents, searchText, deletedAt, effectivePriceCents, scarce, ...sameColumns } =
  getTableColumns(products);
export const PRODUCT_COLUMNS = { ...sameColumns, price: priceCents, discountPrice: discountPriceCents };

const OFFERED_COLUMNS = {
  id: products.id,
  name: products.name,
  image: products.image,
  gallery: products.gallery,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  availability: products.availability,
  stock: products.stock,
  colors: products.colors,
  sizes: products.sizes,
  memory: products.memory,
  properties: products.properties,
};

const selectOffered = prepared('find_offered', (db) =>
  db
    .select(OFFERED_COLUMNS)
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, isNull(products.deletedAt))),
);

const CARD_COLUMNS = {
  id: products.id,
  name: products.name,
  description: products.description,
  price: products.priceCents,
  discountPrice: products.discountPriceCents,
  image: products.image,
  category: products.category,
  brand: products.brand,
  availability: products.availability,
  stock: products.stock,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
};

const NOT_DELETED = isNull(products.deletedAt);

const AVERAGE = sql`(case when ${products.ratingCount} = 0 then 0 else ${products.ratingSum}::float / ${products.ratingCount} end)`;

/** Each is the order of an index, forwards or backwards, to the nulls that there are none of: else all products would be sorted. */
const ORDERINGS: Record<ProductSort, SQL[]> = {
  newest: [sql`${products.createdAt} desc nulls last`, asc(products.id)],
  'price-asc': [asc(products.effectivePriceCents), asc(products.id)],
  'price-desc': [desc(products.effectivePriceCents), desc(products.id)],
  rating: [sql`${AVERAGE} desc nulls last`, sql`${products.ratingCount} desc nulls last`, asc(products.id)],
  name: [asc(sql`lower(${products.name})`), asc(products.id)],
};

/** The rule of domain/catalogue/filter.ts in SQL; a property test holds the two together. */
function matches(filter: ProductFilter, featured = false): SQL | undefined {
  return and(
    NOT_DELETED,
    featured ? eq(products.featured, true) : undefined,
    ...textMatch(filter),
    filter.category === null ? undefined : eq(products.category, filter.category),
    filter.brand === null ? undefined : eq(products.brand, filter.brand),
    ...priceBounds(filter),
  );
}

function textMatch({ search }: ProductFilter): SQL[] {
  return search === null ? [] : [sql`${products.searchText} like ${containing(search)}`];
}

function priceBounds({ minPrice, maxPrice }: ProductFilter): SQL[] {
  return [
    ...(minPrice === null ? [] : [gte(products.effectivePriceCents, withinInteger(minPrice))]),
    ...(maxPrice === null ? [] : [lte(products.effectivePriceCents, withinInteger(maxPrice))]),
  ];
}

/** A bound beyond every price means the same as the largest integer the column could hold. */
function withinInteger(cents: Cents): Cents {
  return Math.min(Math.max(cents, -2_147_483_648), 2_147_483_647);
}

function pageOf<
  Select extends {
    where(c: SQL | undefined): Select;
    orderBy(...o: SQL[]): Select;
    limit(n: number): Select;
    offset(n: number): Select;
  },
>(select: Select, { filter, featured, sort, page, limit }: ProductsWanted): Select {
  return select
    .where(matches(filter, featured))
    .orderBy(...ORDERINGS[sort])
    .limit(limit)
    .offset((page - 1) * limit);
}

async function countProducts(db: Connection, { filter, featured }: ProductsWanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(matches(filter, featured));
  return row?.total ?? 0;
}

type Rated = { ratingSum: number; ratingCount: number };

function withRating<Row extends Rated>({ ratingSum, ratingCount, ...row }: Row) {
  return { ...row, rating: averageRating(ratingSum, ratingCount), reviews: ratingCount };
}

export function productOf<Row extends Rated>(row: Row) {
  return withRating(row);
}
