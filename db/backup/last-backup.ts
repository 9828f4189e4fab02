import type { Connection } from '../connection.ts';
import { lastBackup } from '../schema/index.ts';

/** Returns when the database was last saved by `npm run backup`; null: never. */
export async function findLastBackup(db: Connection): Promise<Date | null> {
  const [row] = await db.select().from(lastBackup);
  return row?.at ?? null;
}

export async function saveLastBackup(db: Connection, at: Date): Promise<void> {
  await db.insert(lastBackup).values({ at }).onConflictDoUpdate({ target: lastBackup.id, set: { at } });
}
