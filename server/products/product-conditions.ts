import { and, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import { products } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { ProductFilter } from '#domain/products/filter.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { foundBy } from './search/search-sql.ts';

type Wanted = { filter: ProductFilter; plan: SearchPlan; featured?: boolean };

export const NOT_DELETED = isNull(products.deletedAt);

/** The rule of domain/products/filter.ts in SQL; a property test holds the two together. */
export function matches({ filter, plan, featured }: Wanted): SQL | undefined {
  return and(
    NOT_DELETED,
    featured ? eq(products.featured, true) : undefined,
    textMatch(filter, plan),
    filter.category === null ? undefined : eq(products.category, filter.category),
    filter.brand === null ? undefined : eq(products.brand, filter.brand),
    ...priceBounds(filter),
  );
}

export function textMatch({ search }: ProductFilter, plan: SearchPlan): SQL | undefined {
  return search === null ? undefined : foundBy(search, plan);
}

export function priceBounds({ minPrice, maxPrice }: ProductFilter): SQL[] {
  return [
    ...(minPrice === null ? [] : [gte(products.effectivePriceCents, withinInteger(minPrice))]),
    ...(maxPrice === null ? [] : [lte(products.effectivePriceCents, withinInteger(maxPrice))]),
  ];
}

/** A bound beyond every price means the same as the largest integer the column could hold. */
function withinInteger(cents: Cents): Cents {
  return Math.min(Math.max(cents, -2_147_483_648), 2_147_483_647);
}
