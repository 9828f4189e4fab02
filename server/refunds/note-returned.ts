import { inTransaction, type Transaction } from '#db/connection.ts';
import { refundIdFrom } from '#domain/ids.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { OTHER_WAY } from '#domain/orders/kept-money.ts';
import type { Order } from '#domain/orders/order.ts';
import { isUnsettled } from '#domain/refunds/refund-status.ts';
import { sum } from '#domain/sum.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { findOrderForStaff, lockAnyOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { moneyLeft } from '../orders/owe-rest.ts';
import { findOwed } from '../orders/owed-queries.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { recordManualRefund } from './record-manual-refund.ts';
import { findRefund, getPaymentId, type Refund, selectRefundsOfPayments } from './refund-queries.ts';

type Returned = {
  amount?: Cents | undefined;
  way?: string | null | undefined;
  note?: string | null | undefined;
};

/**
 * Notes for staff that they have returned money of an order another way than by the payment provider: unless
 * they say how much, what is owed, what failed, or all that is left. The same `seed` notes it once.
 */
export async function noteReturned(
  { db, now }: PaymentServices,
  orderId: string,
  { amount, way, note = null }: Returned,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<{ ok: true; refund: Refund } | Refusal> {
  const id = refundIdFrom(seed);
  const seen = await findOrderForStaff(db, orderId);
  if (!seen) return ORDER_NOT_FOUND;
  return await inTransaction(db, async (tx) => {
    await lockPaymentOfOrder(tx, seen.order);
    await lockAnyOrder(tx, orderId);
    const earlier = await findRefund(tx, id);
    if (earlier) return { ok: true, refund: earlier };
    const order = (await findOrderForStaff(tx, orderId))?.order;
    if (!order) return ORDER_NOT_FOUND;
    const payment = order.paymentIntentId;
    const disputed = payment && (await refuseDisputed(tx, { id: payment, received: order.total }));
    if (disputed) return disputed;
    const left = await moneyLeft(tx, order);
    if (left === 0) return NOTHING_LEFT;
    const due = (await findOwed(tx, orderId)) || (await sumFailed(tx, order));
    const returned = amount ?? (Math.min(due, left) || left);
    if (returned > left) {
      const message = `Only ${formatMoney(left)} of this order can still be returned.`;
      return refuse('conflict', message, { fields: { amount: message } });
    }
    const about = { id, amount: returned, way: way ?? OTHER_WAY, note };
    await recordManualRefund(tx, order, about, { staff, now: now() });
    const refund = await findRefund(tx, id);
    if (!refund) throw new Error(`The refund ${id} was not recorded`);
    return { ok: true, refund };
  });
}

/** Sums the refunds that failed and were not tried again. Cents. */
async function sumFailed(tx: Transaction, order: Order): Promise<Cents> {
  const failed = (await selectRefundsOfPayments(tx, [getPaymentId(order)])).filter(isUnsettled);
  return sum(failed, ({ amount }) => amount);
}

const NOTHING_LEFT = refuse('conflict', 'Nothing is left to return of this order.');
