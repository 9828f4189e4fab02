import { inTransaction, type Transaction } from '#db/connection.ts';
import { canShopperCancel, canStaffCancel } from '#domain/orders/can-cancel.ts';
import type { Order } from '#domain/orders/order.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { isBuyerOf } from '../orders/is-buyer-of.ts';
import { findOrder, findRequestKeys, lockOrder, updateOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { selectLinePieces } from '../orders/restock-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type Canceling, cancelLockedOrder } from './cancel-locked-order.ts';
import { requestDueRefund } from './request-due-refunds.ts';

type Canceled = { ok: true; order: Order } | Refusal;

type StaffCancellation = {
  lines?: readonly { position: number; quantity: number }[] | undefined;
  restock?: boolean | undefined;
  reason?: string | null | undefined;
  notify?: boolean | undefined;
};

/** Cancels an order for staff, until it is shipped. The same `seed` cancels it once. */
export async function cancelOrder(
  services: PaymentServices,
  id: string,
  { lines, restock, reason = null, notify = true }: StaffCancellation,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<Canceled> {
  const canceling = { by: 'staff' as const, reason, restock, notify, staff: staff.name };
  return await cancel(
    services,
    id,
    { seed, canceling },
    async (tx, order) => {
      if (lines && !(await areAll(tx, id, lines))) return ONLY_WHOLE;
      if (canStaffCancel(order)) return null;
      return order.cancellation ? ALREADY_CANCELED : SHIPPED;
    },
    async (tx, restocked, now) => {
      const after = {
        canceled: true,
        ...(reason && { reason }),
        ...(restocked > 0 && { restocked }),
        ...(!notify && { emailed: false }),
      };
      await writeAudit(tx, { staff, action: 'order.cancel', subjectId: id, after }, now);
    },
  );
}

/** Cancels an order for its customer, until staff work on it. */
export async function cancelOwnOrder(
  services: PaymentServices,
  id: string,
  reason: string | null,
  { visitor, seed }: { visitor: Visitor; seed: Seed },
): Promise<Canceled> {
  const found = await findOrder(services.db, id);
  if (!found) return ORDER_NOT_FOUND;
  const buyer = { email: found.order.userEmail, buyerDigest: found.buyerDigest };
  if (!(await isBuyerOf(visitor, buyer))) return NOT_THE_BUYER;
  const canceling = { by: 'shopper' as const, reason, notify: true };
  return await cancel(services, id, { seed, canceling }, async (_, order) => {
    if (canShopperCancel(order)) return null;
    return order.cancellation ? ALREADY_CANCELED : IN_WORK;
  });
}

async function cancel(
  services: PaymentServices,
  id: string,
  { seed, canceling }: { seed: Seed; canceling: Canceling },
  refuses: (tx: Transaction, order: Order) => Promise<Refusal | null>,
  record?: (tx: Transaction, restocked: number, now: Date) => Promise<void>,
): Promise<Canceled> {
  const { db, onMail } = services;
  const cancelKey = hexIdFrom(seed);
  const refusal = await inTransaction(db, async (tx) => {
    const now = services.now();
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    if ((await findRequestKeys(tx, id)).cancelKey === cancelKey) return null;
    const refused = await refuses(tx, order);
    if (refused) return refused;
    const { restocked } = await cancelLockedOrder(tx, order, canceling, now);
    await updateOrder(tx, id, { cancelKey });
    await record?.(tx, restocked, now);
    return null;
  });
  if (refusal) return refusal;
  onMail();
  await requestDueRefund(services, id);
  const after = await findOrder(db, id);
  return after ? { ok: true, order: after.order } : ORDER_NOT_FOUND;
}

async function areAll(
  tx: Transaction,
  id: string,
  wanted: readonly { position: number; quantity: number }[],
): Promise<boolean> {
  const lines = await selectLinePieces(tx, id);
  const isThere = (line: (typeof lines)[number]) =>
    wanted.some(({ position, quantity }) => position === line.position && quantity === line.quantity);
  return wanted.length === lines.length && lines.every(isThere);
}

const ONLY_WHOLE = refuse('invalid', 'Only a whole order can be canceled. Refund a part of it instead.', {
  fields: { lines: 'Must be all pieces of all lines' },
});
const ALREADY_CANCELED = refuse('conflict', 'This order is canceled already.');
const SHIPPED = refuse('conflict', 'This order has been shipped. It can be refunded, but not canceled.');
const IN_WORK = refuse('conflict', 'We are already working on this order. Please write to us.');
const NOT_THE_BUYER = refuse('not_allowed', 'Please confirm the email address of this order first.');
