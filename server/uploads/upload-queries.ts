import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { uploads } from '#db/schema/index.ts';

export type Upload = typeof uploads.$inferSelect;

export async function findUpload(db: Connection, id: string): Promise<Upload | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Notes a picture; false when it was noted before. */
export async function insertUpload(tx: Transaction, upload: Upload): Promise<boolean> {
  const { rowCount } = await tx.insert(uploads).values(upload).onConflictDoNothing();
  return rowCount === 1;
}
