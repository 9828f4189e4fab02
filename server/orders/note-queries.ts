import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderNotes } from '#db/schema/index.ts';

/** What somebody of the staff noted about an order. */
export type OrderNote = { author: string; text: string; createdAt: Date };

/** The notes of an order, oldest first. */
export async function selectNotes(db: Connection, orderId: string): Promise<OrderNote[]> {
  return await db
    .select({ author: orderNotes.author, text: orderNotes.text, createdAt: orderNotes.createdAt })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.position));
}

/** The note that a request has made already; null when it made none. */
export async function findNoteOfRequest(
  tx: Transaction,
  orderId: string,
  requestKey: string,
): Promise<OrderNote | null> {
  const [note] = await tx
    .select({ author: orderNotes.author, text: orderNotes.text, createdAt: orderNotes.createdAt })
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.requestKey, requestKey)));
  return note ?? null;
}

/** Adds a note after the others and answers its position. The order must be locked. */
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
