import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { collections, products, productVariants } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { IS_PUBLISHED } from '../collections/collection-queries.ts';

/** The readers of names: shoppers read no names that lists hide from them. */
export type Readers = 'staff' | 'shoppers';

/** Finds the names of products, by id. */
export async function findProductNames(
  db: Connection,
  ids: readonly string[],
  readers: Readers,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), readers === 'shoppers' ? IS_LISTED : undefined));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** 'Shirt, Red / M', by the id of the variant. */
export async function findVariantNames(
  db: Connection,
  ids: readonly string[],
  readers: Readers,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, productId, options, isOffered, removedAt } = productVariants;
  const isFound = and(IS_LISTED, eq(isOffered, true), isNull(removedAt));
  const rows = await db
    .select({ id, name: products.name, options })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productId))
    .where(and(inArray(id, [...ids]), readers === 'shoppers' ? isFound : undefined));
  return new Map(
    rows.map(({ id, name, options }) => [id, [name, describeVariant(options)].filter(Boolean).join(', ')]),
  );
}

/** Finds the titles of collections, by id. */
export async function findCollectionTitles(
  db: Connection,
  ids: readonly string[],
  readers: Readers,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: collections.id, title: collections.title })
    .from(collections)
    .where(and(inArray(collections.id, [...ids]), readers === 'shoppers' ? IS_PUBLISHED : undefined));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Finds those of the categories that lists show. */
export async function findShownCategories(db: Connection, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const shown = sql`array[${sql.join(
    names.map((name) => sql`${name}::text`),
    sql`, `,
  )}]`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select requested.category as name from unnest(${shown}) requested (category)
    where exists (select from ${products} where ${IS_LISTED} and ${products.category} = requested.category)
    or exists (select from ${products} where ${IS_LISTED} and ${products.categories} <> '[]'
      and lower(${products.categories}::text)::jsonb ? lower(requested.category)
      and ${products.categories} ? requested.category)`);
  return rows.map(({ name }) => name);
}
