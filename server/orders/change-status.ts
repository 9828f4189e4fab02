import type { Transaction } from '#db/connection.ts';
import { fitsLines } from '#domain/orders/not-shipped.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { type OrderStatus, statusLabel, statusNote } from '#domain/orders/status.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { statusChange } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { followStatus } from './follow-status.ts';
import { insertActivity, lockOrder, updateOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';
import { oweStanding } from './owe-rest.ts';
import { endLines, reopenLines } from './restock.ts';

export type StatusChange = {
  status: OrderStatus;
  /** The activity's text; by default the note that the back office sends (specification, section 7). */
  description?: string | null | undefined;
  /** The status that staff saw: the change is refused if somebody else has changed it since. */
  from?: OrderStatus | undefined;
  /** True if the customer gets a mail. */
  notify?: boolean | undefined;
  /** True if the pieces of a rejected order go back on sale. Default: `restocksByDefault`. */
  restock?: boolean | undefined;
};

type ChangeContext = {
  staff: Staff;
  now: Date;
  settle: SettleMoney;
  /** Milliseconds that the mail waits. */
  mailDelay?: number;
  /** True for a change that takes the last one back, as the audit log says. */
  isUndo?: boolean;
};

/** Decides what becomes of the money of an order that is rejected; what the audit log says of it. */
type SettleMoney = (tx: Transaction, order: Order) => Promise<{ money?: string }>;

/**
 * Changes the status of an order, with its activity, its audit entry and the mail to the customer. For the
 * status the order already has, only a new description is recorded. A rejected order is restocked; one that
 * goes on takes its pieces again. An unpaid order that staff work on is not canceled any more.
 */
export async function changeStatus(
  tx: Transaction,
  id: string,
  { status, description, from, notify = true, restock }: StatusChange,
  { staff, now, settle, mailDelay = 0, isUndo = false }: ChangeContext,
): Promise<{ ok: true; order: Order } | Refusal> {
  const order = await lockOrder(tx, id);
  if (!order) return ORDER_NOT_FOUND;
  const note = statusNote(status);
  const text = description ?? note;
  const isNew = order.status !== status;
  if (!isNew && [note, order.activities.at(-1)?.description].includes(text)) return { ok: true, order };
  if (isNew && from !== undefined && order.status !== from) {
    const who = (await findLastActor(tx, 'order.status', id)) ?? 'Someone else';
    return refuse('conflict', `${who} has set this order to ${statusLabel(order.status)} meanwhile.`);
  }
  if (isNew && order.cancellation) return CANCELED;
  if (isNew && !fitsLines(status, order.lines)) return NO_PARCELS;
  const reopens = isNew && order.status === 'rejected';
  const reopening = reopens
    ? await reopenLines(tx, id, { reason: 'Rejected order goes on', staff: staff.name, at: now })
    : null;
  if (reopening && !reopening.ok) return reopening;
  const restocked =
    isNew && status === 'rejected'
      ? await endLines(
          tx,
          id,
          { status: order.status, restock },
          { reason: 'Order rejected', staff: staff.name, at: now },
        )
      : 0;
  const money = isNew && status === 'rejected' ? await settle(tx, order) : {};
  if (reopens) await oweStanding(tx, order);
  const activity: OrderActivity = { status, timestamp: now, description: text };
  const position = order.activities.length;
  const unpaidUntil = isNew ? null : order.unpaidUntil;
  const changed: Order = { ...order, status, unpaidUntil, activities: [...order.activities, activity] };
  await insertActivity(tx, id, position, activity);
  const before = {
    status: order.status,
    ...(isNew && order.unpaidUntil && { unpaidUntil: order.unpaidUntil.toISOString() }),
  };
  const after = {
    status,
    ...(!isNew && { description: text }),
    ...(isNew && !notify && { emailed: false }),
    ...(restocked > 0 && { restocked }),
    ...(reopening && reopening.retaken > 0 && { retaken: reopening.retaken }),
    ...money,
    ...(isUndo && { undone: true }),
  };
  await writeAudit(tx, { staff, action: 'order.status', subjectId: id, before, after }, now);
  if (isNew) {
    await updateOrder(tx, id, { status, unpaidUntil, ...(reopens && { refundDueAt: null }) });
    await followStatus(tx, id, status, now);
    await recordOrderChange(tx, order, changed, now);
    const dueAt = new Date(now.getTime() + mailDelay);
    if (notify) await writeMail(tx, statusChange(changed, activity, position), now, dueAt);
  }
  return { ok: true, order: changed };
}

const NO_PARCELS = refuse('conflict', 'Nothing of this order is sent by parcel.');

const CANCELED = refuse('conflict', 'This order was canceled. It cannot go on.');
