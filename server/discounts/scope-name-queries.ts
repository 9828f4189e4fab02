import { eq, inArray } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { collections, products, productVariants } from '#db/schema/index.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';

/** The names of products, by id. */
export async function findProductNames(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** 'Shirt, Red / M', by the id of the variant. */
export async function findVariantNames(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, productId, options } = productVariants;
  const rows = await db
    .select({ id, name: products.name, options })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ id, name, options }) => [id, [name, describeVariant(options)].filter(Boolean).join(', ')]),
  );
}

/** The titles of collections, by id. */
export async function findCollectionTitles(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: collections.id, title: collections.title })
    .from(collections)
    .where(inArray(collections.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
