import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findOrderForStaff, lockAnyOrder, lockOrder, updateOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';

/** Hides an order from shoppers and lists. Its row, its payment and its invoice stay. */
export async function deleteOrder(
  db: Database,
  id: string,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; deletedAt: Date } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    await setDeleted(tx, order, true, staff, now);
    return { ok: true, deletedAt: now };
  });
}

/** Shows a deleted order again; one that is not deleted stays as it is. */
export async function restoreOrder(
  db: Database,
  id: string,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; order: Order } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const locked = await lockAnyOrder(tx, id);
    const found = locked && (await findOrderForStaff(tx, id));
    if (!found) return ORDER_NOT_FOUND;
    if (locked.deletedAt) await setDeleted(tx, found.order, false, staff, now);
    return { ok: true, order: found.order };
  });
}

async function setDeleted(tx: Transaction, order: Order, deleted: boolean, staff: Staff, now: Date) {
  await updateOrder(tx, order.id, { deletedAt: deleted ? now : null });
  await recordOrderChange(tx, deleted ? order : null, deleted ? null : order, now);
  const action = deleted ? 'order.delete' : 'order.restore';
  const change = { before: { deleted: !deleted }, after: { deleted } };
  await writeAudit(tx, { staff, action, subjectId: order.id, ...change }, now);
}
