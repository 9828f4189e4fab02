import { desc, eq, sql } from 'drizzle-orm';
import { type Connection, type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { emptySearches } from '#db/schema/index.ts';
import { MAX_EMPTY_SEARCHES } from '#domain/products/search/empty-search.ts';

export type EmptySearchRow = { words: string; count: number; lastAt: Date };

/** Adds to the counts, and deletes all but the newest searches. */
export async function addEmptySearches(
  db: Database,
  counts: ReadonlyMap<string, number>,
  lastAt: Date,
): Promise<void> {
  // In one order, so that two servers do not wait for each other.
  const rows = [...counts].sort().map(([words, count]) => ({ words, count, lastAt }));
  if (rows.length === 0) return;
  await inTransaction(db, async (tx) => {
    await tx
      .insert(emptySearches)
      .values(rows)
      .onConflictDoUpdate({
        target: emptySearches.words,
        set: {
          count: sql`least(${emptySearches.count} + excluded.count, ${MAX_COUNT})`,
          lastAt: sql`greatest(${emptySearches.lastAt}, excluded.last_at)`,
        },
      });
    await tx.execute(sql`delete from empty_searches where words in (
      select words from empty_searches order by last_at desc, words offset ${MAX_EMPTY_SEARCHES})`);
  });
}

/** Selects the searches that staff do not ignore, the most frequent first. */
export async function selectEmptySearches(db: Connection, limit: number): Promise<EmptySearchRow[]> {
  const { words, count, lastAt } = emptySearches;
  return await db
    .select({ words, count, lastAt })
    .from(emptySearches)
    .where(eq(emptySearches.isIgnored, false))
    .orderBy(desc(count), desc(lastAt), words)
    .limit(limit);
}

/** False if the search is not stored. */
export async function setIgnored(tx: Transaction, words: string, isIgnored: boolean): Promise<boolean> {
  const { rowCount } = await tx
    .update(emptySearches)
    .set({ isIgnored })
    .where(eq(emptySearches.words, words));
  return rowCount === 1;
}

/** The column is an integer. */
const MAX_COUNT = 1_000_000_000;
