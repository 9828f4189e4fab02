import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { picturePreviews, uploads } from '#db/schema/index.ts';

export type Upload = typeof uploads.$inferSelect;

export async function findUpload(db: Connection, id: string): Promise<Upload | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** False when the picture is stored already. */
export async function insertUpload(tx: Transaction, upload: Upload): Promise<boolean> {
  const { rowCount } = await tx.insert(uploads).values(upload).onConflictDoNothing();
  return rowCount === 1;
}

export async function insertPreview(tx: Transaction, url: string, preview: string): Promise<void> {
  await tx.insert(picturePreviews).values({ address: url, preview }).onConflictDoNothing();
}
