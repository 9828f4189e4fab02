import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { productImportChanges, productImports } from '#db/schema/index.ts';

/** What an import changed of a product. */
export type RecordedChange = Pick<
  typeof productImportChanges.$inferSelect,
  'importId' | 'productId' | 'before' | 'after'
>;

const { id, startedAt } = productImports;
const { importId, productId, undoneAt, kept } = productImportChanges;

/** Records the start of an import; false if it was recorded before. */
export async function insertImport(
  tx: Transaction,
  started: Pick<
    typeof productImports.$inferInsert,
    'id' | 'fileName' | 'startedAt' | 'startedBy' | 'productCount'
  >,
): Promise<boolean> {
  const { rowCount } = await tx.insert(productImports).values(started).onConflictDoNothing();
  return rowCount === 1;
}

export async function findImport(db: Connection, wanted: string) {
  const [row] = await db.select().from(productImports).where(eq(id, wanted));
  return row ?? null;
}

/** Notes how far an import is, once for the part that begins at `from`. */
export async function noteProgress(
  db: Connection,
  wanted: string,
  { from, done, refused }: { from: number; done: number; refused: number },
): Promise<void> {
  await db
    .update(productImports)
    .set({ done, refused: sql`${productImports.refused} + ${refused}` })
    .where(and(eq(id, wanted), eq(productImports.done, from)));
}

/** Locks an import that is not undone, so that none of its changes is recorded after its undoing began. */
export async function isStillImporting(tx: Transaction, wanted: string): Promise<boolean> {
  const rows = await tx
    .select({ id })
    .from(productImports)
    .where(and(eq(id, wanted), isNull(productImports.undoneAt)))
    .for('share');
  return rows.length > 0;
}

export async function insertChanges(
  tx: Transaction,
  changes: readonly (RecordedChange & { name: string })[],
): Promise<void> {
  if (changes.length > 0)
    await tx
      .insert(productImportChanges)
      .values([...changes])
      .onConflictDoNothing();
}

/** Marks an import as undone; false if it is already. */
export async function markUndone(
  tx: Transaction,
  wanted: string,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(productImports)
    .set({ undoneAt: at, undoneBy: by })
    .where(and(eq(id, wanted), isNull(productImports.undoneAt)));
  return (rowCount ?? 0) > 0;
}

/** The ids of products whose changes are not undone yet. */
export async function selectChangesLeft(db: Connection, wanted: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ productId })
    .from(productImportChanges)
    .where(and(eq(importId, wanted), isNull(undoneAt)))
    .orderBy(asc(productId))
    .limit(limit);
  return rows.map((row) => row.productId);
}

/** Locks a change that is not undone yet. */
export async function lockChange(
  tx: Transaction,
  wanted: string,
  product: string,
): Promise<RecordedChange | null> {
  const [row] = await tx
    .select()
    .from(productImportChanges)
    .where(and(eq(importId, wanted), eq(productId, product), isNull(undoneAt)))
    .for('update');
  return row ?? null;
}

export async function markChangeUndone(
  tx: Transaction,
  change: Pick<RecordedChange, 'importId' | 'productId'>,
  result: { at: Date; kept: string | null },
): Promise<void> {
  await tx
    .update(productImportChanges)
    .set({ undoneAt: result.at, kept: result.kept })
    .where(and(eq(importId, change.importId), eq(productId, change.productId)));
}

/** The newest imports with the numbers of products that they created, changed, and had undone. */
export async function selectImports(db: Connection, { limit, only }: { limit: number; only?: string }) {
  const counted = db
    .select({
      importId,
      created: sql<number>`count(*) filter (where ${productImportChanges.before} is null)::int`.as('created'),
      changed: count().as('changed'),
      undone: count(undoneAt).as('undone'),
    })
    .from(productImportChanges)
    .groupBy(importId)
    .as('counted');
  return await db
    .select({
      import: productImports,
      created: sql<number>`coalesce(${counted.created}, 0)::int`,
      changed: sql<number>`coalesce(${counted.changed}, 0)::int`,
      undone: sql<number>`coalesce(${counted.undone}, 0)::int`,
    })
    .from(productImports)
    .leftJoin(counted, eq(counted.importId, id))
    .where(only === undefined ? undefined : eq(id, only))
    .orderBy(desc(startedAt), asc(id))
    .limit(limit);
}

/** The products of an import of which something was left as it is. */
export async function selectKept(db: Connection, wanted: string, limit: number) {
  return await db
    .select({ productId, name: productImportChanges.name, reason: kept })
    .from(productImportChanges)
    .where(and(eq(importId, wanted), isNotNull(kept)))
    .orderBy(asc(productId))
    .limit(limit);
}
