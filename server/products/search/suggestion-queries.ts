import { and, asc, desc, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import { withOptions } from '#domain/products/option-words.ts';
import { hiddenLimit } from '../../lists/hidden-limit.ts';
import { OPTION_COLUMNS, PRICE_RANGE } from '../product-queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { matchesSearch, scoreFit } from './search-sql.ts';

export type SuggestedProduct = Awaited<ReturnType<typeof findSuggestions>>[number];

/** Products that are ranked: ranking all matches of two letters takes too long between two keys. */
const MAX_RANKED = 100;

export async function findSuggestions(db: Connection, search: string, plan: SearchPlan, limit: number) {
  const matches = db
    .select({
      id: products.id,
      name: products.name,
      image: products.image,
      brand: products.brand,
      price: products.priceCents,
      discountPrice: products.discountPriceCents,
      priceRange: PRICE_RANGE.as('price_range'),
      ...OPTION_COLUMNS,
      fit: scoreFit(search, plan).mapWith(Number).as('fit'),
    })
    .from(products)
    .where(and(IS_LISTED, matchesSearch(search, plan)))
    .limit(hiddenLimit(MAX_RANKED))
    .as('found');
  const rows = await db
    .select()
    .from(matches)
    .orderBy(desc(matches.fit), asc(matches.name), asc(matches.id))
    .limit(limit);
  return rows.map(({ fit, ...product }) => withOptions(product));
}

/** Selects the image of the first product of each category, along the index of categories. */
export async function selectCategoryImages(db: Connection, categories: readonly string[]): Promise<string[]> {
  if (categories.length === 0) return [];
  const { rows } = await db.execute<{ image: string }>(sql`
    select first.image from unnest(${sql.param(categories)}::text[]) with ordinality requested (category, place)
      cross join lateral (
        select ${products.image} as image from ${products}
        where ${IS_LISTED} and ${products.category} = requested.category
        order by ${products.brand}, ${products.effectivePriceCents} limit 1
      ) first
    order by requested.place`);
  return rows.map(({ image }) => image);
}
