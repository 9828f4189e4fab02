import type { Connection } from '#db/connection.ts';
import { reachedByOthers } from '#db/schema/index.ts';

/** Since when others are known to reach the shop; null: they are not. */
export async function findReachedSince(db: Connection): Promise<Date | null> {
  const [row] = await db.select().from(reachedByOthers);
  return row?.since ?? null;
}

/** True for the first server that notes it. */
export async function saveReached(db: Connection, since: Date): Promise<boolean> {
  const { rowCount } = await db.insert(reachedByOthers).values({ since }).onConflictDoNothing();
  return rowCount === 1;
}
