import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import type { Connection, Transaction } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { products } from '#db/schema/index.ts';
import { isAvailable } from '#domain/products/stock.ts';

/** Whether a product is sold at all, and whether its pieces are counted. */
export type Sold = { isOffered: boolean; isCounted: boolean };

/** Of these products those that exist. */
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
 * Takes pieces of counted products off their stock, all or none, never below zero. `pieces` must be in the
 * order of `piecesOf`, so that two buyers never wait for each other. False when one of them has too few. One
 * that staff have just stopped counting has enough.
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

/** Puts pieces back; a product that is not counted any more needs none. */
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

/** Sets how many pieces can still be sold, or null to stop counting. Null when there is no such product. */
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
