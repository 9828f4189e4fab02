import { asc, gt, sql } from 'drizzle-orm';
import { type Connection, runLast, type Transaction } from '#db/connection.ts';
import { catalogueVersion, productTouches } from '#db/schema/index.ts';

/** The rows of `catalogue_version`. */
const CATALOGUE = 1;
const TOUCHES = 2;

/** Invalidates the cached catalogue responses of all servers, at the end of the transaction. */
export async function raiseCatalogueVersion(tx: Transaction): Promise<void> {
  await runLast(tx, 'catalogue', () => raiseCatalogueVersionNow(tx));
}

/** The same immediately: its row lock makes others that call this wait. */
export async function raiseCatalogueVersionNow(tx: Transaction): Promise<void> {
  await raise(tx, CATALOGUE);
}

/** A product whose votes or rating changed. `isRated`: its rating, which is shown beside other products. */
export type Touch = { number: number; productId: string; isRated: boolean };

/**
 * Invalidates the cached pages on which all servers show something of these products' reviews, at the end of
 * the transaction. Its row lock orders the commits of touches by their numbers, so that a reader misses none.
 */
export async function touchProducts(
  tx: Transaction,
  productIds: Iterable<string>,
  { isRated }: Pick<Touch, 'isRated'>,
): Promise<void> {
  const ids = [...new Set(productIds)].sort();
  await runLast(tx, `touches ${isRated} ${ids}`, () => saveTouches(tx, ids, isRated));
}

async function saveTouches(tx: Transaction, ids: readonly string[], isRated: boolean): Promise<void> {
  const number = await raise(tx, TOUCHES);
  const rows = ids.map((productId) => ({
    productId,
    number,
    ratedNumber: isRated ? number : 0,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(productTouches)
    .values(rows)
    .onConflictDoUpdate({
      target: productTouches.productId,
      set: { number, ...(isRated && { ratedNumber: number }) },
    });
}

/** The catalogue's version, and the number of the last touch. */
export async function readCatalogueVersions(db: Connection): Promise<{ version: number; touches: number }> {
  const rows = await db.select().from(catalogueVersion);
  const versionOf = (id: number) => rows.find((row) => row.id === id)?.version ?? 0;
  return { version: versionOf(CATALOGUE), touches: versionOf(TOUCHES) };
}

/** The touches after a number, in order. */
export async function selectTouches(db: Connection, after: number): Promise<Touch[]> {
  const { number, ratedNumber, productId } = productTouches;
  return await db
    .select({ number, productId, isRated: sql<boolean>`${ratedNumber} > ${after}` })
    .from(productTouches)
    .where(gt(number, after))
    .orderBy(asc(number));
}

async function raise(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .insert(catalogueVersion)
    .values({ id, version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`${catalogueVersion.version} + 1` },
    })
    .returning({ version: catalogueVersion.version });
  return row?.version ?? 0;
}
