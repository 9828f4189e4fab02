import { asc, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { collections, products } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import { IS_PUBLISHED } from '../collections/collection-queries.ts';

/** The published collections, by their titles. */
export async function selectLinkedCollections(
  db: Connection,
): Promise<{ id: string; slug: string; title: string }[]> {
  return await db
    .select({ id: collections.id, slug: collections.slug, title: collections.title })
    .from(collections)
    .where(IS_PUBLISHED)
    .orderBy(asc(sql`lower(${collections.title})`), asc(collections.id));
}

/** The categories of products that shoppers see, by name. */
export async function selectCategories(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ category: string }>(sql`
    select ${products.category} as category from ${products} where ${IS_LISTED}
    union select jsonb_array_elements_text(${products.categories}) from ${products}
      where ${IS_LISTED} and ${products.categories} <> '[]'
    order by category`);
  return rows.map(({ category }) => category);
}
