import { inTransaction } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import type { Order } from '#domain/orders/order.ts';
import { sendsGoods } from '#domain/orders/sent-pieces.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { UNDO_TIME } from '#domain/orders/undo-status.ts';
import { refuseSending } from '../disputes/refuse-disputed.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { changeStatus, type StatusChange } from '../orders/change-status.ts';
import { findOrder, lockOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { requestDueRefund } from './request-due-refunds.ts';
import { refuseReturned, settleMoney } from './settle-money.ts';

/** Confirmations of staff: `evenIfDisputed` sends goods although a bank decides about their payment. */
type Confirmed = MoneyOfEnd & { evenIfDisputed?: boolean | undefined };

type Change = StatusChange & Confirmed;

/** Changes the status of an order for staff; the money of one that is rejected is refunded, noted or owed. */
export async function setStatus(
  services: PaymentServices,
  id: string,
  { money, way, evenIfDisputed, ...change }: Change,
  staff: Staff,
  { mailDelay = 0 } = {},
): Promise<{ ok: true; order: Order } | Refusal> {
  const { db, onMail } = services;
  const seen = await findOrder(db, id);
  if (!seen) return ORDER_NOT_FOUND;
  const changed = await inTransaction(db, async (tx) => {
    const now = services.now();
    await lockPaymentOfOrder(tx, seen.order);
    const order = await lockOrder(tx, id);
    const refusal =
      order && sendsGoods(order, change.status)
        ? await refuseSending(tx, order.paymentIntentId, { evenIfDisputed })
        : null;
    if (refusal) return refusal;
    const disputed = order && change.status === 'rejected' && (await refuseReturned(tx, order, { money }));
    if (disputed) return disputed;
    const settle = (_: typeof tx, order: Order) => settleMoney(tx, order, { money, way }, { staff, now });
    return await changeStatus(tx, id, change, { staff, now, settle, mailDelay });
  });
  if (!changed.ok) return changed;
  onMail();
  if (change.status !== 'rejected') return changed;
  await requestDueRefund(services, id);
  const after = await findOrder(db, id);
  return after ? { ok: true, order: after.order } : changed;
}

/**
 * Changes the status of many orders, each in its own transaction: a refusal affects no other order. The mails
 * wait, so that the change can be taken back with them (`undo-status.ts`).
 */
export async function setStatuses(
  services: PaymentServices,
  orders: readonly (Pick<Change, 'from' | 'notify' | 'restock'> & { id: string })[],
  change: Confirmed & { status: OrderStatus },
  staff: Staff,
) {
  const succeeded: string[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const { id: typed, ...seen } of orders) {
    const id = parseOrderId(typed);
    const changed = id
      ? await setStatus(services, id, { ...seen, ...change }, staff, { mailDelay: UNDO_TIME })
      : ORDER_NOT_FOUND;
    if (changed.ok) succeeded.push(typed);
    else failed.push({ id: typed, message: changed.refusal.message });
  }
  return { succeeded, failed };
}
