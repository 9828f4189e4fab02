import { and, asc, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { MAX_SCARCE } from '#db/schema/products.ts';

/**
 * Condition: an offered variant in some combination, of a product for sale, of which at most `lowStock`
 * pieces are left. Uses the indexed column where it holds enough.
 */
export function isLowVariant(lowStock: number): SQL {
  const { isOffered, removedAt, productDeleted, combination, scarce, stock } = productVariants;
  const isLow =
    lowStock <= MAX_SCARCE
      ? sql`${scarce} is not null and ${scarce} <= ${lowStock}`
      : sql`${combination} <> '' and ${stock} <= ${lowStock}`;
  return sql`(${isLow} and ${isOffered} and ${removedAt} is null and not ${productDeleted})`;
}

/** Counts all and low variants of products with options. */
export async function countVariants(
  db: Connection,
  productIds: readonly string[],
  lowStock: number,
): Promise<ReadonlyMap<string, { count: number; low: number }>> {
  const { productId, combination, removedAt } = productVariants;
  const rows = await db
    .select({
      productId,
      count: count(),
      low: sql<number>`count(*) filter (where ${isLowVariant(lowStock)})`.mapWith(Number),
    })
    .from(productVariants)
    .where(and(inArray(productId, [...productIds]), ne(combination, ''), isNull(removedAt)))
    .groupBy(productId);
  return new Map(rows.map(({ productId, ...counts }) => [productId, counts]));
}

/** Low variants with the names of their products: the fewest pieces first, then by product, in its order. */
export async function selectLowVariants(db: Connection, lowStock: number, limit: number) {
  const { id, productId, options, sku, stock, scarce, position } = productVariants;
  return await db
    .select({ id, productId, name: products.name, options, sku, stock: sql<number>`${stock}` })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productId))
    .where(isLowVariant(lowStock))
    .orderBy(asc(lowStock <= MAX_SCARCE ? scarce : stock), asc(productId), asc(position))
    .limit(limit);
}
