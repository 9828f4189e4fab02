import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import {
  collections,
  orderLines,
  products,
  productVariants,
  returnLabels,
  uploads,
} from '#db/schema/index.ts';

/** Labels that are still public pictures only. */
export async function selectUnmovedLabels(
  db: Connection,
): Promise<{ returnId: string; digest: string | null }[]> {
  return await db
    .select({ returnId: returnLabels.returnId, digest: returnLabels.movedFrom })
    .from(returnLabels)
    .where(isNull(returnLabels.bytes));
}

export async function setLabelBytes(db: Connection, returnId: string, bytes: Uint8Array): Promise<void> {
  const isUnmoved = and(eq(returnLabels.returnId, returnId), isNull(returnLabels.bytes));
  await db.update(returnLabels).set({ bytes }).where(isUnmoved);
}

/** Digests of pictures that were labels, are moved, and are shown by no product, collection or order. */
export async function selectAbandonedPictures(db: Connection): Promise<string[]> {
  const images = sql`
    select image from ${products} union all
    select jsonb_array_elements_text(gallery) from ${products} union all
    select image from ${productVariants} where image is not null union all
    select image from ${collections} where image is not null union all
    select image from ${orderLines}`;
  const shown = sql`select substring(image from 10 for 32) from (${images}) as images where image like '/uploads/%'`;
  const rows = await db
    .selectDistinct({ id: uploads.id })
    .from(uploads)
    .innerJoin(returnLabels, and(eq(returnLabels.movedFrom, uploads.id), isNotNull(returnLabels.bytes)))
    .where(sql`${uploads.id} not in (${shown})`);
  return rows.map(({ id }) => id);
}

/** True if a public picture was moved here. */
export async function wasLabel(db: Connection, digest: string): Promise<boolean> {
  const rows = await db
    .select({ returnId: returnLabels.returnId })
    .from(returnLabels)
    .where(eq(returnLabels.movedFrom, digest))
    .limit(1);
  return rows.length > 0;
}
