import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { isShipped } from '#domain/orders/restock.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import { deleteLabelsOfOrders } from '../returns/return-label-queries.ts';
import { findOrder, findOrderForStaff, lockAnyOrder, lockOrder, updateOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';
import { oweRest, oweStanding } from './owe-rest.ts';
import { endLines, reopenLines } from './restock.ts';

type Deletion = {
  /** True if its pieces go back on sale. Default: `restocksByDefault`. */
  restock?: boolean | undefined;
};

/** Hides an order from shoppers and lists. Its row, its payment and its invoice stay, labels do not. */
export async function deleteOrder(
  db: Database,
  id: string,
  { restock }: Deletion,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; deletedAt: Date } | Refusal> {
  const seen = await findOrder(db, id);
  if (!seen) return ORDER_NOT_FOUND;
  return await inTransaction(db, async (tx) => {
    await lockPaymentOfOrder(tx, seen.order);
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    const { status } = order;
    const keepsCredit = isShipped(status) && restock !== true;
    const restocked = await endLines(
      tx,
      id,
      { status, restock, keepsCredit },
      { reason: 'Order deleted', staff: staff.name, at: now },
    );
    if (!isShipped(status)) await oweRest(tx, order);
    await deleteLabelsOfOrders(tx, [id]);
    await setDeleted(tx, order, { deleted: true, restocked }, staff, now);
    return { ok: true, deletedAt: now };
  });
}

/** Shows a deleted order again, with its pieces; one that is not deleted stays as it is. */
export async function restoreOrder(
  db: Database,
  id: string,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; order: Order } | Refusal> {
  const seen = await findOrderForStaff(db, id);
  if (!seen) return ORDER_NOT_FOUND;
  return await inTransaction(db, async (tx) => {
    await lockPaymentOfOrder(tx, seen.order);
    const locked = await lockAnyOrder(tx, id);
    const stored = locked && (await findOrderForStaff(tx, id));
    if (!stored) return ORDER_NOT_FOUND;
    const { order } = stored;
    if (!locked.deletedAt) return { ok: true, order };
    const goesOn = order.status !== 'rejected' && !isRefunded(order);
    const reopened = goesOn
      ? await reopenLines(tx, id, { reason: 'Deleted order restored', staff: staff.name, at: now })
      : null;
    if (reopened && !reopened.ok) return reopened;
    if (goesOn) await oweStanding(tx, order);
    await setDeleted(tx, order, { deleted: false, restocked: 0 }, staff, now);
    return { ok: true, order };
  });
}

async function setDeleted(
  tx: Transaction,
  order: Order,
  { deleted, restocked }: { deleted: boolean; restocked: number },
  staff: Staff,
  now: Date,
) {
  await updateOrder(tx, order.id, { deletedAt: deleted ? now : null });
  await recordOrderChange(tx, deleted ? order : null, deleted ? null : order, now);
  const action = deleted ? 'order.delete' : 'order.restore';
  const change = { before: { deleted: !deleted }, after: { deleted, ...(restocked > 0 && { restocked }) } };
  await writeAudit(tx, { staff, action, subjectId: order.id, ...change }, now);
}
