import { inTransaction, type Transaction } from '#db/connection.ts';
import { refundIdFrom } from '#domain/ids.ts';
import { canStaffCancel } from '#domain/orders/can-cancel.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { chooseRestocks } from '#domain/orders/restock.ts';
import { statusNote } from '#domain/orders/status.ts';
import { describeParts } from '#domain/refunds/describe-parts.ts';
import { priceCanceled } from '#domain/refunds/price-canceled.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { deliversOrder } from '../fulfilments/deliver-parcel.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { statusChange } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { moveOrder } from '../orders/move-order.ts';
import {
  findOrder,
  findRequestKeys,
  insertActivity,
  lockOrder,
  updateOrder,
} from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { addOwed } from '../orders/owed-queries.ts';
import { readCommitted } from '../orders/read-committed.ts';
import { endPieces } from '../orders/restock.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type RefundedPayment, recordRefund } from '../refunds/record-refund.ts';
import { refundLockedPayment } from '../refunds/refund-payment.ts';
import { findRefund } from '../refunds/refund-queries.ts';
import { auditCancellation } from './audit-cancellation.ts';
import { cancelLockedOrder } from './cancel-locked-order.ts';
import { endsOrder, type Pieces, refusePieces } from './canceled-pieces.ts';
import { ALREADY_CANCELED, SHIPPED } from './cancellation-refusals.ts';
import { refuseReturned } from './settle-money.ts';

type PartCancellation = {
  lines: Pieces;
  restock: boolean | undefined;
  reason: string | null;
  notify: boolean;
} & MoneyOfEnd;

type By = { staff: Staff; seed: Seed };

/**
 * Cancels some pieces of an order for staff, and refunds exactly these if it was paid through the shop, in
 * the same transaction. The order goes on, unless nothing is left of it. The same `seed` cancels them once.
 */
export async function cancelPart(
  services: PaymentServices,
  id: string,
  cancellation: PartCancellation,
  by: By,
): Promise<Refusal | null> {
  const { db, now } = services;
  const stored = await findOrder(db, id);
  if (!stored) return ORDER_NOT_FOUND;
  const { paymentIntentId, paymentStatus } = stored.order;
  const cancel = (tx: Transaction, refunded: RefundedPayment | null) =>
    cancelLocked(tx, id, cancellation, { ...by, refunded, now: now() });
  return paymentIntentId !== null && paymentStatus === 'paid'
    ? await refundLockedPayment(services, paymentIntentId, cancel)
    : await inTransaction(db, (tx) => cancel(tx, null));
}

type Locked = By & { refunded: RefundedPayment | null; now: Date };

async function cancelLocked(
  tx: Transaction,
  id: string,
  cancellation: PartCancellation,
  locked: Locked,
): Promise<Refusal | null> {
  const { staff, seed, now } = locked;
  const cancelKey = hexIdFrom(seed);
  // Locked after its checkout, as everywhere.
  const order = await lockOrder(tx, id);
  if (!order) return ORDER_NOT_FOUND;
  const isDone = (await findRequestKeys(tx, id)).cancelKey === cancelKey;
  if (isDone || (await findRefund(tx, refundIdFrom(seed)))) return null;
  if (order.cancellation) return ALREADY_CANCELED;
  // The unsent pieces of an order on the road can be canceled too.
  if (!canStaffCancel(order) && !order.fulfilments) return SHIPPED;
  const refusal = await refusePieces(tx, id, cancellation.lines);
  if (refusal) return refusal;
  if (!order.fulfilments && (await endsOrder(tx, id, cancellation.lines))) {
    const disputed = await refuseReturned(tx, order, cancellation);
    if (disputed) return disputed;
    const { restocked } = await cancelLockedOrder(tx, order, { ...cancellation, by: 'staff', staff }, now);
    await auditCancellation(tx, { staff, now }, id, { ...cancellation, restocked });
  } else if (cancellation.money === 'refund' || cancellation.money === undefined)
    await cancelPieces(tx, order, cancellation, locked);
  else return MONEY_OF_PART;
  await updateOrder(tx, id, { cancelKey });
  return null;
}

/** Refuses another way of returning the money: a part is refunded as it was paid. */
const MONEY_OF_PART = refuse(
  'invalid',
  'Choose what becomes of the money only where nothing is left of the order.',
  {
    fields: { money: 'This can be chosen only where nothing is left of the order' },
  },
);

async function cancelPieces(
  tx: Transaction,
  order: Order,
  { lines, restock = chooseRestocks(order.status).unsent, reason, notify }: PartCancellation,
  { staff, seed, refunded, now }: Locked,
): Promise<void> {
  const { id, status } = order;
  const cause = { reason: 'A part was canceled', staff: staff.name, at: now };
  const pieces = lines.map((line) => ({ ...line, restock }));
  const restocked = await endPieces(tx, id, pieces, cause);
  const parts = refunded && priceCanceled(order, await readCommitted(tx, refunded.payment.id), lines);
  if (parts) {
    const restockedToo = { ...parts, lines: parts.lines.map((line) => ({ ...line, restock })) };
    const details = { id: refundIdFrom(seed), reason: 'canceled' as const, note: reason, notify };
    const canceled = { ...details, staff: staff.email, isNewDebt: true };
    await recordRefund(tx, refunded, restockedToo, canceled, now);
  }
  if (!refunded && order.paymentStatus === 'paid') {
    // Money that came another way: staff return it, and note it.
    const owed = priceCanceled(order, await readCommitted(tx, id), lines);
    if (owed) await addOwed(tx, id, owed.amount);
  }
  const names = order.lines.map(({ name }) => name);
  const what = describeParts({ lines, shipping: 0, adjustment: 0 }, names);
  const activity: OrderActivity = {
    status,
    timestamp: now,
    description: [`A part was canceled by the shop: ${what}.`, reason].filter(Boolean).join(' '),
  };
  const position = order.activities.length;
  await insertActivity(tx, id, position, activity);
  if (notify) await writeMail(tx, statusChange(order, activity, position, { canceledPart: true }), now);
  if (await deliversOrder(tx, order)) {
    const delivered = { status: 'delivered' as const, timestamp: now, description: statusNote('delivered') };
    await moveOrder(tx, { ...order, activities: [...order.activities, activity] }, delivered);
  }
  const after = {
    canceled: what,
    ...(reason && { reason }),
    ...(restocked > 0 && { restocked }),
    ...(!notify && { emailed: false }),
  };
  await writeAudit(tx, { staff, action: 'order.cancel_part', subjectId: id, after }, now);
}
