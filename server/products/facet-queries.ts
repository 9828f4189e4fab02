import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { productList } from '#domain/products/product-list.ts';
import type { ParsedFilter } from '../lists/list-queries.ts';
import { costsAtLeast, costsAtMost } from './product-conditions.ts';
import { productQueries } from './product-queries.ts';
import type { SearchPlan } from './search/search-plan.ts';

export type FacetCount = { value: string; count: number };

export type Facets = {
  categories: FacetCount[];
  brands: FacetCount[];
  price: { min: Cents; max: Cents } | null;
  /** Products that the search finds, without the other filters. */
  total: number;
};

export type ProductFilter = ParsedFilter<typeof productList>;

/** Counts each facet without its own filter, in one pass over the products that match the search. */
export async function selectFacets(db: Connection, filter: ProductFilter, plan: SearchPlan): Promise<Facets> {
  const { category, brand } = products;
  const { category: ownCategory, brand: ownBrand, minPrice, maxPrice, ...others } = filter;
  const inCategory = ownCategory ? eq(category, ownCategory) : sql`true`;
  const inBrand = ownBrand ? eq(brand, ownBrand) : sql`true`;
  const inPrice = and(
    sql`true`,
    minPrice == null ? undefined : costsAtLeast(minPrice),
    maxPrice == null ? undefined : costsAtMost(maxPrice),
  );
  const rows = await db
    .select({
      category,
      brand,
      grouping: sql<number>`grouping(${category}, ${brand})`,
      byCategory: sql<number>`count(*) filter (where ${inBrand} and ${inPrice})::int`,
      byBrand: sql<number>`count(*) filter (where ${inCategory} and ${inPrice})::int`,
      total: sql<number>`count(*)::int`,
      lowest: sql<Cents | null>`min(${products.effectivePriceCents}) filter (where ${inCategory} and ${inBrand})`,
      highest: sql<Cents | null>`max(${products.effectivePriceCents}) filter (where ${inCategory} and ${inBrand})`,
    })
    .from(products)
    .where(productQueries.where(others, { plan }))
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
    total: overall?.total ?? 0,
  };
}

/** Values of grouping(category, brand): a bit for each column that the row is not grouped by. */
const GROUPED_BY_CATEGORY = 1;
const GROUPED_BY_BRAND = 2;
const GROUPED_BY_NOTHING = 3;
