import { type Database, inTransaction } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findOrderForStaff, lockOrder, lockOrderForStaff, setDeleted } from './order-queries.ts';

/** Hides an order from shoppers and lists. Its row, its payment and its invoice stay. */
export async function deleteOrder(
  db: Database,
  id: string,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; deletedAt: Date } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const found = (await lockOrder(tx, id)) && (await findOrderForStaff(tx, id));
    if (!found) return refuse('not_found', 'Order not found');
    await setDeleted(tx, id, now);
    await recordOrderChange(tx, found.order, null, now);
    await writeAudit(
      tx,
      { staff, action: 'order.delete', subjectId: id, before: { deleted: false }, after: { deleted: true } },
      now,
    );
    return { ok: true, deletedAt: now };
  });
}

/** Shows a deleted order again; one that is there stays as it is. */
export async function restoreOrder(
  db: Database,
  id: string,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; order: Order } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const locked = await lockOrderForStaff(tx, id);
    const found = locked && (await findOrderForStaff(tx, id));
    if (!found) return refuse('not_found', 'Order not found');
    if (locked.deletedAt) {
      await setDeleted(tx, id, null);
      await recordOrderChange(tx, null, found.order, now);
      await writeAudit(
        tx,
        {
          staff,
          action: 'order.restore',
          subjectId: id,
          before: { deleted: true },
          after: { deleted: false },
        },
        now,
      );
    }
    return { ok: true, order: found.order };
  });
}
