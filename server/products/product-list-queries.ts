import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import type { Cents } from '#domain/money.ts';
import { productList } from '#domain/products/product-list.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import {
  fromHighest,
  type ListSql,
  listQueries,
  type ParsedFilter,
  selectPart,
} from '../lists/list-queries.ts';
import { hasBrand, hasCategory, type Spellings } from './group-sql.ts';
import { costsAtLeast, costsAtMost, offersChoice, starsColumn } from './product-conditions.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { matchesSearch, scoreFit } from './search/search-sql.ts';

type SearchContext = {
  plan: SearchPlan;
  featured?: boolean;
  among?: Among;
  counted?: CountedReviews;
  totals?: CatalogueTotals;
  /** False: no product has further categories, or they do not count; default: true. */
  hasFurther?: boolean;
  spellings?: Spellings | undefined;
};

/** Only these products, in their own order where nothing else sorts them. */
export type Among = { where: SQL; order?: SQL };

type ProductFilter = ParsedFilter<typeof productList>;

/** Caches numbers of products until the catalogue changes. A key is made of the filters that are counted. */
export type CatalogueTotals = {
  count(key: string, filter: ProductFilter, count: () => Promise<number>): Promise<number>;
  /** Counts the prices of a range among those of all products that pass the other filters; null: too many. */
  countPrices(
    key: string,
    filter: ProductFilter,
    readPrices: (most: number) => Promise<Cents[]>,
  ): Promise<number | null>;
};

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
  always: ({ featured, among }) =>
    and(IS_LISTED, featured ? eq(products.featured, true) : undefined, among?.where),
  conditions: {
    search: (search, { plan }) => matchesSearch(search, plan),
    exact: () => undefined,
    category: (category, { hasFurther = true, spellings }) =>
      hasCategory(category, { hasFurther, spellings }),
    brand: (brand, { spellings }) => hasBrand(brand, spellings),
    minPrice: costsAtLeast,
    maxPrice: costsAtMost,
    rating: (stars, { counted = 'all' }) => gte(starsColumn(counted), stars),
    inStock: (isSet) => (isSet ? eq(products.isAvailable, true) : undefined),
    onSale: (isSet) => (isSet ? eq(products.isOnSale, true) : undefined),
    options: (options, _, { inStock }) => offersChoice(options, inStock === true),
  },
  // Each is the order of an index; without its `nulls last`, each page would sort all products.
  sorts: {
    'price-asc': [asc(products.effectivePriceCents), asc(products.id)],
    'price-desc': [desc(products.effectivePriceCents), desc(products.id)],
    rating: (_, { counted = 'all' }) => BY_RATING[counted],
    name: [asc(products.nameKey), asc(products.id)],
    // Without a search and an order of their own: the newest.
    relevance: ({ search }, { plan, among }) => [
      ...(search ? [sql`${scoreFit(search, plan)} desc`] : []),
      ...(among?.order ? [among.order] : []),
      ...fromHighest(products.createdAt, products.id),
    ],
  },
  // All pages and sort orders share a total; the texts of searches are too many to be kept.
  async cachedTotal(filter, { totals, among, featured = false, counted, hasFurther }, { db, where, count }) {
    const { search, category, brand, minPrice, maxPrice, rating, inStock, onSale, options } = filter;
    if (search || among || !totals) return await count();
    const flags = [inStock, onSale, featured, hasFurther];
    const others = [category, brand, rating && [rating, counted], options, flags];
    const countAll = () => totals.count(JSON.stringify([minPrice, maxPrice, others]), filter, count);
    if (minPrice == null && maxPrice == null) return await countAll();
    const passes = where({ ...filter, minPrice: null, maxPrice: null });
    const readPrices = (most: number) => selectPrices(db, passes, most);
    return (await totals.countPrices(JSON.stringify(others), filter, readPrices)) ?? (await countAll());
  },
  hidesLimit: ({ plan }) =>
    plan.by === 'words' || (plan.by === 'rule' && (plan.alternatives ?? plan.forms) !== undefined),
  keyset: { at: products.createdAt, id: products.id, idOf: (product) => product.id },
};

/** Only their ids: what a list shows of each product is cached. */
export const productQueries = listQueries<typeof productList, { id: string }, SearchContext>({
  ...PRODUCTS,
  select: (db, part) => selectPart(db.select({ id: products.id }).from(products).$dynamic(), part),
});

/** Selects the effective prices of the products that pass, at most so many, in no order. */
async function selectPrices(db: Connection, passes: SQL | undefined, most: number): Promise<Cents[]> {
  const priced = db.select({ price: products.effectivePriceCents }).from(products).where(passes).limit(most);
  // One value: parsing a row of each would take several times as long.
  const { rows } = await db.execute<{ prices: Cents[] | null }>(
    sql`select json_agg(priced.effective_price_cents) as prices from ${priced.as('priced')}`,
  );
  return rows[0]?.prices ?? [];
}
