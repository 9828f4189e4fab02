import { and, asc, desc } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { NOT_DELETED } from '../product-conditions.ts';
import { OPTION_COLUMNS } from '../product-queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { fitOf, foundBy } from './search-sql.ts';

export type SuggestedProduct = Awaited<ReturnType<typeof findSuggestions>>[number];

/** Products that are ranked: ranking all matches of two letters takes too long between two keys. */
const MAX_RANKED = 100;

export async function findSuggestions(db: Connection, search: string, plan: SearchPlan, limit: number) {
  const found = db
    .select({
      id: products.id,
      name: products.name,
      image: products.image,
      brand: products.brand,
      price: products.priceCents,
      discountPrice: products.discountPriceCents,
      ...OPTION_COLUMNS,
      fit: fitOf(search, plan).mapWith(Number).as('fit'),
    })
    .from(products)
    .where(and(NOT_DELETED, foundBy(search, plan)))
    .limit(MAX_RANKED)
    .as('found');
  const rows = await db
    .select()
    .from(found)
    .orderBy(desc(found.fit), asc(found.name), asc(found.id))
    .limit(limit);
  return rows.map(({ fit, ...product }) => product);
}
