import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { returnLabels, returns } from '#db/schema/index.ts';
import type { LabelType } from '#domain/returns/label.ts';

type Label = { returnId: string; type: LabelType; bytes: Uint8Array; createdAt: Date };

/** Stores the label of a return, in place of the one it has. */
export async function saveLabel(tx: Transaction, label: Label): Promise<void> {
  const { returnId: _, ...changes } = { ...label, movedFrom: null };
  await tx
    .insert(returnLabels)
    .values(label)
    .onConflictDoUpdate({ target: returnLabels.returnId, set: changes });
}

/** The label of a return of this order; null without one. */
export async function findLabel(
  db: Connection,
  { id, orderId }: { id: string; orderId: string },
): Promise<{ type: LabelType; bytes: Uint8Array } | null> {
  const isOfOrder = and(eq(returns.id, id), eq(returns.orderId, orderId));
  const [row] = await db
    .select({ type: returnLabels.type, bytes: returnLabels.bytes })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.returnId))
    .where(and(isOfOrder, isNotNull(returnLabels.bytes)));
  return row?.bytes ? { type: row.type, bytes: row.bytes } : null;
}

/** Deletes the labels of the returns of these orders: they name a customer. */
export async function deleteLabelsOf(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const isOfOrder = inArray(returns.orderId, [...orderIds]);
  const ids = tx.select({ id: returns.id }).from(returns).where(isOfOrder);
  await tx.delete(returnLabels).where(inArray(returnLabels.returnId, ids));
}
