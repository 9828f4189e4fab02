import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderNotes } from '#db/schema/index.ts';

export type OrderNote = { author: string; text: string; createdAt: Date };

const COLUMNS = { author: orderNotes.author, text: orderNotes.text, createdAt: orderNotes.createdAt };

/** Selects the notes of an order, oldest first. */
export async function selectNotes(db: Connection, orderId: string): Promise<OrderNote[]> {
  return await db
    .select(COLUMNS)
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.position));
}

/** Finds the note that an earlier, equal request added; null if there was none. */
export async function findNoteOfRequest(
  tx: Transaction,
  orderId: string,
  requestKey: string,
): Promise<OrderNote | null> {
  const [note] = await tx
    .select(COLUMNS)
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.requestKey, requestKey)));
  return note ?? null;
}

/** Appends a note and returns its position. The order must be locked. */
export async function insertNote(
  tx: Transaction,
  orderId: string,
  note: OrderNote & { requestKey: string },
): Promise<number> {
  const next = sql`(select coalesce(max(${orderNotes.position}) + 1, 0) from ${orderNotes} where ${orderNotes.orderId} = ${orderId})`;
  const [row] = await tx
    .insert(orderNotes)
    .values({ ...note, orderId, position: next })
    .returning({ position: orderNotes.position });
  return row?.position ?? 0;
}
