import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import type { Connection, Transaction } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { products } from '#db/schema/index.ts';
import { isAvailable } from '#domain/products/stock.ts';

export type Sold = { isOffered: boolean; isCounted: boolean };

export async function findSold(db: Connection, ids: string[]): Promise<Map<string, Sold>> {
  const rows = await selectSold(db, { ids });
  return new Map(rows.map(({ id, ...sold }) => [id, sold]));
}

const selectSold = prepared('find_sold', (db) =>
  db
    .select({
      id: products.id,
      isOffered: products.availability,
      isCounted: sql<boolean>`${products.stock} is not null`,
    })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, isNull(products.deletedAt))),
);

/**
 * Takes stock of counted products, all or none, never below zero; false if one has too little. A product that
 * staff have just stopped counting has enough. `pieces` must be in the order of `piecesOf`, which prevents
 * deadlocks.
 */
export async function takeStock(tx: Transaction, pieces: ReadonlyMap<string, number>): Promise<boolean> {
  const taken = new Map<string, number>();
  for (const [productId, quantity] of pieces) {
    const [left] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(and(eq(products.id, productId), or(isNull(products.stock), gte(products.stock, quantity))))
      .returning({ stock: products.stock });
    if (!left) {
      await returnStock(tx, taken);
      return false;
    }
    taken.set(productId, quantity);
    if (left.stock === 0) await raiseCatalogueVersion(tx);
  }
  return true;
}

/** Returns stock, except of products that are no longer counted. */
export async function returnStock(tx: Transaction, pieces: ReadonlyMap<string, number>): Promise<void> {
  for (const [productId, quantity] of pieces) {
    const [now] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(and(eq(products.id, productId), isNotNull(products.stock)))
      .returning({ stock: products.stock });
    if (now?.stock === quantity) await raiseCatalogueVersion(tx);
  }
}

/** Sets the stock, or null to stop counting. Null if there is no such product. */
export async function updateStock(
  tx: Transaction,
  productId: string,
  stock: number | null,
): Promise<{ stock: number | null; availability: boolean } | null> {
  const [row] = await tx
    .update(products)
    .set({ stock })
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .returning({ stock: products.stock, availability: products.availability });
  if (!row) return null;
  await raiseCatalogueVersion(tx);
  return { stock: row.stock, availability: isAvailable(row) };
}
