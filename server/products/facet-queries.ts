import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import { mergeGroups } from '#domain/products/group-name.ts';
import type { productList } from '#domain/products/product-list.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import type { ParsedFilter } from '../lists/list-queries.ts';
import { countFurther, hasBrand, hasCategory, type Spellings } from './group-sql.ts';
import { costsAtLeast, costsAtMost, rankOffer, starsColumn } from './product-conditions.ts';
import { productQueries } from './product-list-queries.ts';
import type { SearchPlan } from './search/search-plan.ts';

export type FacetCount = { value: string; count: number };

export type Facets = {
  categories: FacetCount[];
  brands: FacetCount[];
  price: { min: Cents; max: Cents } | null;
  /** Products with at least so many stars. */
  ratings: { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  /** Products that the search finds, without the other filters. */
  total: number;
};

export type ProductFilter = ParsedFilter<typeof productList>;

/** `hasFurther` is false if no product has further categories; default: true. */
export type FacetContext = {
  plan: SearchPlan;
  counted?: CountedReviews;
  hasFurther?: boolean;
  spellings?: Spellings;
};

/** Five stars would leave out next to everything. */
const STARS = [4, 3, 2, 1] as const;

/**
 * Counts each facet without its own filter, in one pass over the products that match the search; those with
 * further categories are counted in each of these by a second one.
 */
export async function selectFacets(
  db: Connection,
  filter: ProductFilter,
  { plan, counted = 'all', hasFurther = true, spellings }: FacetContext,
): Promise<Facets> {
  const { search, exact, options, inStock } = filter;
  const { category, brand, effectivePriceCents, isOnSale, isAvailable } = products;
  const passes = filterConditions(filter, { counted, hasFurther, spellings });
  // With `offset 0` it is not merged with the counts, each of which would look variants up.
  const matches = sql`(
    select ${category} as category, ${brand} as brand, ${effectivePriceCents} as price, ${starsColumn(counted)} as stars,
      ${isOnSale} as on_sale, ${isAvailable} as available, ${options ? rankOffer(options) : sql`2`} as level,
      ${passes.category} as in_category, ${passes.brand} as in_brand, ${passes.price} as in_price,
      ${passes.rating} as in_rating, ${passes.onSale} as in_sale
    from ${products} where ${productQueries.where({ search, exact }, { plan })} ${options ? sql`offset 0` : sql``}
  ) found`;
  const allBut = (own: Flag) => conditionsBut(own, inStock === true);
  const { rows } = await db.execute<FacetRow>(sql`
    select category, brand, grouping(category, brand) as grouping,
      ${countRows(allBut('in_category'))} as by_category, ${countRows(allBut('in_brand'))} as by_brand,
      count(*)::int as total,
      min(price) filter (where ${allBut('in_price')}) as lowest,
      max(price) filter (where ${allBut('in_price')}) as highest,
      ${countRows(sql`${STOCKED} and ${allBut('has_variant')}`)} as in_stock,
      ${countRows(sql`on_sale and ${allBut('in_sale')}`)} as on_sale,
      json_build_array(${sql.join(
        STARS.map((stars) => countRows(sql`stars >= ${sql.raw(String(stars))} and ${allBut('in_rating')}`)),
        sql`, `,
      )}) as by_stars
    from ${matches}
    group by grouping sets ((category), (brand), ())`);
  const others = { ...filter, category: undefined };
  const further = hasFurther
    ? await db.execute<CategoryCount>(
        countFurther(productQueries.where(others, { plan, counted, spellings })),
      )
    : { rows: [] };
  const overall = rows.find((row) => row.grouping === GROUPED_BY_NOTHING);
  return {
    categories: mergeGroups(
      [
        ...rows
          .filter((row) => row.grouping === GROUPED_BY_CATEGORY && row.by_category > 0)
          .map((row) => ({ value: row.category, count: row.by_category })),
        ...further.rows.map(({ category, count }) => ({ value: category, count })),
      ],
      filter.category,
    ),
    brands: mergeGroups(
      rows
        .filter((row) => row.grouping === GROUPED_BY_BRAND && row.by_brand > 0)
        .map((row) => ({ value: row.brand, count: row.by_brand })),
      filter.brand,
    ),
    price:
      overall?.lowest != null && overall.highest != null
        ? { min: overall.lowest, max: overall.highest }
        : null,
    ratings: STARS.map((stars, place) => ({ stars, count: overall?.by_stars[place] ?? 0 })),
    inStock: overall?.in_stock ?? 0,
    onSale: overall?.on_sale ?? 0,
    total: overall?.total ?? 0,
  };
}

type CategoryCount = { category: string; count: number };

type FacetRow = {
  category: string;
  brand: string;
  grouping: number;
  by_category: number;
  by_brand: number;
  total: number;
  lowest: Cents | null;
  highest: Cents | null;
  in_stock: number;
  on_sale: number;
  by_stars: number[];
};

/** Values of grouping(category, brand): a bit for each column that the row is not grouped by. */
const GROUPED_BY_CATEGORY = 1;
const GROUPED_BY_BRAND = 2;
const GROUPED_BY_NOTHING = 3;

/** Returns the conditions of the filters that need no variants; true for one that is not set. */
export function filterConditions(
  filter: ProductFilter,
  {
    counted,
    hasFurther,
    spellings,
  }: { counted: CountedReviews; hasFurther: boolean; spellings: Spellings | undefined },
) {
  const { category, brand, minPrice, maxPrice, rating, onSale } = filter;
  const anything = sql`true`;
  return {
    category: category ? hasCategory(category, { hasFurther, spellings }) : anything,
    brand: brand ? hasBrand(brand, spellings) : anything,
    price:
      and(
        anything,
        minPrice == null ? undefined : costsAtLeast(minPrice),
        maxPrice == null ? undefined : costsAtMost(maxPrice),
      ) ?? anything,
    rating: rating ? gte(starsColumn(counted), rating) : anything,
    onSale: onSale ? eq(products.isOnSale, true) : anything,
  };
}

const STOCKED = sql.raw('available and level = 2');

type Flag = 'in_category' | 'in_brand' | 'in_price' | 'in_rating' | 'in_sale' | 'has_variant';

function conditionsBut(own: Flag, inStock: boolean): SQL {
  const all: Record<Flag, SQL> = {
    in_category: sql`in_category`,
    in_brand: sql`in_brand`,
    in_price: sql`in_price`,
    in_rating: sql`in_rating`,
    in_sale: sql`in_sale`,
    has_variant: inStock ? STOCKED : sql`level >= 1`,
  };
  const { [own]: _, ...others } = all;
  return sql.join(Object.values(others), sql` and `);
}

function countRows(condition: SQL): SQL {
  return sql`count(*) filter (where ${condition})::int`;
}
