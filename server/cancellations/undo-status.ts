import * as z from 'zod/mini';
import { inTransaction, type Transaction } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { Order } from '#domain/orders/order.ts';
import { ORDER_STATUSES, type OrderStatus, statusLabel } from '#domain/orders/status.ts';
import { OLDEST_UNDO } from '#domain/orders/undo-status.ts';
import { isCommitted } from '#domain/refunds/refund-status.ts';
import { type AuditRow, findLastEntry } from '../audit/audit-queries.ts';
import { undeliverParcels } from '../fulfilments/order-fulfilment-queries.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { takeBackMail } from '../mail/mail-queries.ts';
import { statusMailEvent } from '../mail/new-order-mails.ts';
import { changeStatus } from '../orders/change-status.ts';
import { followStatus } from '../orders/follow-status.ts';
import { findOrder, lockOrder, updateOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { getPaymentId, selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { settleMoney } from './settle-money.ts';

/** The last change of a status as the audit log has it. */
const LoggedChange = z.object({
  before: z.object({ status: z.enum(ORDER_STATUSES), unpaidUntil: z.optional(z.iso.datetime()) }),
  after: z.object({
    status: z.enum(ORDER_STATUSES),
    retaken: z.optional(z.number()),
    money: z.optional(z.string()),
  }),
});

/** An order whose status was set by mistake, and the status that staff saw before. */
type Mistaken = { id: string; was?: OrderStatus | undefined };

/**
 * Takes back that staff have set the status of many orders, each in its own transaction, with its stock, its
 * counters and the mail that has not left. Refused for an order that has changed since.
 */
export async function undoStatuses(
  services: PaymentServices,
  orders: readonly Mistaken[],
  status: OrderStatus,
  staff: Staff,
) {
  const succeeded: string[] = [];
  const mailed: string[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const { id: typed, was } of orders) {
    const id = parseOrderId(typed);
    const undone = id ? await undoStatus(services, { id, was }, status, staff) : ORDER_NOT_FOUND;
    if (!undone.ok) failed.push({ id: typed, message: undone.refusal.message });
    else succeeded.push(typed);
    if (undone.ok && undone.isMailed) mailed.push(typed);
  }
  return { succeeded, failed, mailed };
}

async function undoStatus(
  { db, now: clock }: PaymentServices,
  { id, was }: Mistaken,
  status: OrderStatus,
  staff: Staff,
): Promise<{ ok: true; isMailed: boolean } | Refusal> {
  const seen = await findOrder(db, id);
  if (!seen) return ORDER_NOT_FOUND;
  return await inTransaction(db, async (tx) => {
    const now = clock();
    await lockPaymentOfOrder(tx, seen.order);
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    const entry = await findLastEntry(tx, 'order.status', id);
    if (order.status !== status || order.cancellation)
      return refuse(
        'conflict',
        `${entry?.actor ?? 'Someone else'} has set this order to ${statusLabel(order.status)} meanwhile.`,
      );
    const logged = LoggedChange.safeParse(entry);
    if (!entry || !logged.success || !isLastChange(entry, order, staff, now)) return CHANGED;
    const { before, after } = logged.data;
    if (after.status !== status || before.status === status) return CHANGED;
    if (was !== undefined && before.status !== was) return CHANGED;
    if (after.money !== undefined && (await isReturnedSince(tx, order, entry.at))) return REFUNDED;

    // Pieces that the change counted as sent become unsent again.
    if (before.status === 'rejected') await followStatus(tx, id, 'placed', now);
    const settle = (_: Transaction, ended: Order) => settleMoney(tx, ended, {}, { staff, now });
    // Pieces that the change did not take from stock were not put back before.
    const restock = before.status === 'rejected' && after.retaken === undefined ? false : undefined;
    const change = { status: before.status, notify: false, restock };
    const changed = await changeStatus(tx, id, change, { staff, now, settle, isUndo: true });
    if (!changed.ok) return changed;
    if (status === 'delivered') await undeliverParcels(tx, id, entry.at);
    if (before.unpaidUntil) await updateOrder(tx, id, { unpaidUntil: new Date(before.unpaidUntil) });
    const isMailed = await takeBackMail(tx, statusMailEvent(id, order.activities.length - 1));
    return { ok: true, isMailed };
  });
}

/** True if nothing has happened to the order since this member of staff has changed it. */
function isLastChange({ actor, at }: AuditRow, { activities }: Order, staff: Staff, now: Date): boolean {
  return (
    actor === staff.email &&
    activities.at(-1)?.timestamp.getTime() === at.getTime() &&
    now.getTime() - at.getTime() <= OLDEST_UNDO
  );
}

/** True if some of the money of an order was returned since, or is on its way. */
async function isReturnedSince(tx: Transaction, order: Order, since: Date): Promise<boolean> {
  const refunds = await selectRefundsOfPayments(tx, [getPaymentId(order)]);
  return refunds.some((refund) => isCommitted(refund) && refund.createdAt >= since);
}

const CHANGED = refuse(
  'conflict',
  'This order has changed otherwise, or longer ago. Set its status by hand instead.',
);

const REFUNDED = refuse('conflict', 'The money of this order is returned already. It stays rejected.');
