import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { backups } from '#db/schema/index.ts';

export type Backup = typeof backups.$inferSelect;

/** Claims the backup that is due; false if a server has it. */
export async function claimBackup(db: Connection, dueAt: Date, startedAt: Date): Promise<boolean> {
  const { rowCount } = await db.insert(backups).values({ dueAt, startedAt }).onConflictDoNothing();
  return rowCount === 1;
}

export async function finishBackup(
  tx: Transaction,
  dueAt: Date,
  result: Pick<Backup, 'finishedAt' | 'name' | 'bytes' | 'isVerified' | 'problem'>,
): Promise<void> {
  await tx.update(backups).set(result).where(eq(backups.dueAt, dueAt));
}

/** The backups that were started before a moment and never ended. */
export async function findAbandoned(db: Connection, before: Date): Promise<Backup[]> {
  return await db
    .select()
    .from(backups)
    .where(and(isNull(backups.finishedAt), lt(backups.startedAt, before)));
}

/** The last backup that was made, or with `failed` the last one that was not; null without one. */
export async function findLast(db: Connection, kind: 'good' | 'failed'): Promise<Backup | null> {
  const isOfKind = kind === 'good' ? isNotNull(backups.name) : isNull(backups.name);
  const [row] = await db
    .select()
    .from(backups)
    .where(and(isNotNull(backups.finishedAt), isOfKind))
    .orderBy(desc(backups.dueAt))
    .limit(1);
  return row ?? null;
}
