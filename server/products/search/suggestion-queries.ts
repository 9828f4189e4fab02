import { and, asc, desc } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { ProductOptions } from '#domain/products/product.ts';
import { NOT_DELETED } from '../product-conditions.ts';
import { OPTION_COLUMNS } from '../product-queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { fitOf, foundBy } from './search-sql.ts';

export type SuggestedProduct = {
  id: string;
  name: string;
  image: string;
  brand: string;
  price: Cents;
  discountPrice: Cents | null;
} & ProductOptions;

/**
 * Ranking everything that begins with two letters would take longer than a shopper waits between two keys: of
 * so many that fit, the best are suggested.
 */
const LOOKED_AT = 100;

export async function findSuggestions(
  db: Connection,
  search: string,
  plan: SearchPlan,
  limit: number,
): Promise<SuggestedProduct[]> {
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
    .limit(LOOKED_AT)
    .as('found');
  const rows = await db
    .select()
    .from(found)
    .orderBy(desc(found.fit), asc(found.name), asc(found.id))
    .limit(limit);
  return rows.map(({ fit, ...product }) => product);
}
