import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { draftOrders } from '#db/schema/index.ts';

/** What staff noted about a draft, and who. */
export type DraftNote = { author: string; text: string };

/** Gives a draft back that its order was not placed of after all. */
export async function remainDraft(tx: Transaction, draftOrderId: string): Promise<void> {
  await tx.update(draftOrders).set({ orderId: null, paidAt: null }).where(eq(draftOrders.id, draftOrderId));
}

/** Makes an order of a draft, once; null if it has one already, or is deleted. */
export async function becomeOrder(
  tx: Transaction,
  draftOrderId: string,
  orderId: string,
  paidAt: Date,
): Promise<{ note: DraftNote | null } | null> {
  const [row] = await tx
    .update(draftOrders)
    .set({ orderId, paidAt })
    .where(and(eq(draftOrders.id, draftOrderId), isNull(draftOrders.orderId), isNull(draftOrders.deletedAt)))
    .returning({ content: draftOrders.content, author: draftOrders.createdBy });
  if (!row) return null;
  const { content, author } = row;
  return { note: content.note === null ? null : { author, text: content.note } };
}
