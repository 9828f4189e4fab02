import { type Database, inTransaction } from '#db/connection.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { type OrderStatus, statusLabel } from '#domain/orders/status.ts';
import { findLastActor } from '../audit/last-actor-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { statusChange } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { findOrder, insertActivity, lockOrder, updateStatus } from './order-queries.ts';

export type StatusChange = {
  status: OrderStatus;
  /** What the activity says; null: the note the back office sends (spec 7). */
  description: string | null;
  /** The status the change was made from; a change somebody else made meanwhile is not overwritten unseen. */
  from: OrderStatus | undefined;
  /** Whether the customer is told by mail. */
  notify: boolean;
};

/**
 * Changes the status of an order, with its activity, its trace and, unless staff left it out, the mail to the
 * customer. Where it has that status already, only what somebody has to say about it is kept. Changes at the
 * same time come one after the other, and each stays in the activities.
 */
export async function changeStatus(
  db: Database,
  id: string,
  { status, description, from, notify }: StatusChange,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; order: Order } | Refusal> {
  return await inTransaction(db, async (tx) => {
    if (!(await lockOrder(tx, id))) return refuse('not_found', 'Order not found');
    const found = await findOrder(tx, id);
    if (!found) return refuse('not_found', 'Order not found');
    const { order } = found;
    const note = `Status updated to ${status}`;
    const says = description ?? note;
    const isNew = order.status !== status;
    if (!isNew && [note, order.activities.at(-1)?.description].includes(says)) return { ok: true, order };
    if (isNew && from !== undefined && order.status !== from) {
      const who = (await findLastActor(tx, 'order.status', id)) ?? 'Someone else';
      return refuse('conflict', `${who} has set this order to ${statusLabel(order.status)} meanwhile.`);
    }
    const activity: OrderActivity = { status, timestamp: now, description: says };
    const position = order.activities.length;
    const changed: Order = { ...order, status, activities: [...order.activities, activity] };
    await insertActivity(tx, id, position, activity);
    const before = { status: order.status };
    const after = {
      status,
      ...(!isNew && { description: says }),
      ...(isNew && !notify && { emailed: false }),
    };
    await writeAudit(tx, { staff, action: 'order.status', subjectId: id, before, after }, now);
    if (isNew) {
      await updateStatus(tx, id, status);
      await recordOrderChange(tx, order, changed, now);
      if (notify) await writeMail(tx, statusChange(changed, activity, position), now);
    }
    return { ok: true, order: changed };
  });
}
