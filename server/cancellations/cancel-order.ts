import { inTransaction, type Transaction } from '#db/connection.ts';
import { canShopperCancel, canStaffCancel } from '#domain/orders/can-cancel.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { isPlacedBy } from '../orders/is-placed-by.ts';
import { findOrder, findRequestKeys, lockOrder, updateOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { auditCancellation } from './audit-cancellation.ts';
import { type Canceling, cancelLockedOrder } from './cancel-locked-order.ts';
import { cancelPart } from './cancel-part.ts';
import { endsOrder, isSentInPart, type Pieces, refusePieces } from './canceled-pieces.ts';
import { ALREADY_CANCELED, SHIPPED } from './cancellation-refusals.ts';
import { requestDueRefund } from './request-due-refunds.ts';
import { refuseReturned } from './settle-money.ts';

type Canceled = { ok: true; order: Order } | Refusal;

type StaffCancellation = {
  lines?: Pieces | undefined;
  restock?: boolean | undefined;
  reason?: string | null | undefined;
  notify?: boolean | undefined;
} & MoneyOfEnd;

/**
 * Cancels an order for staff, until it is shipped, or some of its pieces. The same `seed` cancels it once.
 */
export async function cancelOrder(
  services: PaymentServices,
  id: string,
  { lines, restock, reason = null, notify = true, money, way }: StaffCancellation,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<Canceled> {
  if (lines && !(await endsOrder(services.db, id, lines))) {
    const refusal = await cancelPart(
      services,
      id,
      { lines, restock, reason, notify, money, way },
      { staff, seed },
    );
    return refusal ?? (await finish(services, id));
  }
  const canceling = { by: 'staff' as const, reason, restock, notify, staff, money, way };
  return await cancel(
    services,
    id,
    { seed, canceling },
    async (tx, order) => {
      if (order.cancellation) return ALREADY_CANCELED;
      if (!canStaffCancel(order) || (await isSentInPart(tx, id))) return SHIPPED;
      return (lines && (await refusePieces(tx, id, lines))) ?? (await refuseReturned(tx, order, { money }));
    },
    async (tx, restocked, now) =>
      await auditCancellation(tx, { staff, now }, id, { reason, notify, restocked }),
  );
}

/** Cancels an order for its customer, until staff work on it. */
export async function cancelOwnOrder(
  services: PaymentServices,
  id: string,
  reason: string | null,
  { visitor, seed }: { visitor: Visitor; seed: Seed },
): Promise<Canceled> {
  const stored = await findOrder(services.db, id);
  if (!stored) return ORDER_NOT_FOUND;
  const buyer = { email: stored.order.userEmail, buyerDigest: stored.buyerDigest };
  if (!(await isPlacedBy(visitor, buyer))) return NOT_THE_BUYER;
  const canceling = { by: 'shopper' as const, reason, notify: true };
  return await cancel(services, id, { seed, canceling }, async (tx, order) => {
    if (canShopperCancel(order) && !(await isSentInPart(tx, id))) return null;
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
  const cancelKey = hexIdFrom(seed);
  const seen = await findOrder(services.db, id);
  if (!seen) return ORDER_NOT_FOUND;
  const refusal = await inTransaction(services.db, async (tx) => {
    const now = services.now();
    await lockPaymentOfOrder(tx, seen.order);
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
  return refusal ?? (await finish(services, id));
}

async function finish(services: PaymentServices, id: string): Promise<Canceled> {
  services.onMail();
  await requestDueRefund(services, id);
  const after = await findOrder(services.db, id);
  return after ? { ok: true, order: after.order } : ORDER_NOT_FOUND;
}

const IN_WORK = refuse('conflict', 'We are already working on this order. Please write to us.');
const NOT_THE_BUYER = refuse('not_allowed', 'Please confirm the email address of this order first.');
