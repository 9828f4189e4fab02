import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { returnLabels, returns } from '#db/schema/index.ts';
import type { LabelType } from '#domain/returns/label.ts';

type Label = { returnId: string; type: LabelType; bytes: Uint8Array; createdAt: Date };

/**
 * Stores the label of a return, in place of the one it has. Returns since when the return has it: earlier
 * than `createdAt` if it had the same file already.
 */
export async function saveLabel(tx: Transaction, label: Label): Promise<Date> {
  const { type, bytes } = label;
  const isSame = sql`${returnLabels.bytes} is not distinct from excluded.bytes`;
  const createdAt = sql`case when ${isSame} then ${returnLabels.createdAt} else excluded.created_at end`;
  const [saved] = await tx
    .insert(returnLabels)
    .values(label)
    .onConflictDoUpdate({
      target: returnLabels.returnId,
      set: { type, bytes, createdAt },
    })
    .returning({ createdAt: returnLabels.createdAt });
  return saved?.createdAt ?? label.createdAt;
}

/** Finds the label of a return of this order; null without one. */
export async function findLabel(
  db: Connection,
  { id, orderId }: { id: string; orderId: string },
): Promise<{ type: LabelType; bytes: Uint8Array } | null> {
  const isOfOrder = and(eq(returns.id, id), eq(returns.orderId, orderId));
  const [row] = await db
    .select({ type: returnLabels.type, bytes: returnLabels.bytes })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.returnId))
    .where(isOfOrder);
  return row ?? null;
}

/** Deletes the labels of the returns of these orders: they name a customer. */
export async function deleteLabelsOfOrders(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const isOfOrder = inArray(returns.orderId, [...orderIds]);
  const ids = tx.select({ id: returns.id }).from(returns).where(isOfOrder);
  await tx.delete(returnLabels).where(inArray(returnLabels.returnId, ids));
}
