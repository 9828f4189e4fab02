import { randomBytes } from 'node:crypto';
import type { Transaction } from '#db/connection.ts';
import { refundIdFrom } from '#domain/ids.ts';
import { formatMoney } from '#domain/money.ts';
import { type MoneyOfEnd, OTHER_WAY } from '#domain/orders/kept-money.ts';
import type { Order } from '#domain/orders/order.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { updateOrder } from '../orders/order-queries.ts';
import { moneyLeft, oweRest } from '../orders/owe-rest.ts';
import { recordManualRefund } from '../refunds/record-manual-refund.ts';

/** Refuses to note the money of a locked order as returned while a bank decides about it; null otherwise. */
export async function refuseReturned(
  tx: Transaction,
  order: Order,
  { money }: MoneyOfEnd,
): Promise<Refusal | null> {
  const { paymentIntentId: id, total: received } = order;
  if (money !== 'returned' || id === null || (await moneyLeft(tx, order)) === 0) return null;
  return await refuseDisputed(tx, { id, received });
}

/**
 * Decides what becomes of the money of a locked order that ends, in the transaction that ends it: its refund
 * is recorded as due and requested afterwards (`request-due-refunds.ts`), it is noted as returned, or it is
 * owed. Money that came another way cannot be refunded by the provider: it is owed. Returns what the audit
 * log says.
 */
export async function settleMoney(
  tx: Transaction,
  order: Order,
  { money = 'owed', way }: MoneyOfEnd,
  { staff, now }: { staff: Staff | null; now: Date },
): Promise<{ money?: string }> {
  const left = await moneyLeft(tx, order);
  if (left === 0) return {};
  if (money === 'refund' && order.paymentIntentId !== null) {
    await updateOrder(tx, order.id, { refundDueAt: now });
    return { money: `${formatMoney(left)} to be refunded` };
  }
  if (money === 'returned' && staff) {
    const returned = { id: refundIdFrom(randomBytes(16)), amount: left, way: way ?? OTHER_WAY, note: null };
    await recordManualRefund(tx, order, returned, { staff, now });
    return { money: `${formatMoney(left)} returned: ${returned.way}` };
  }
  await oweRest(tx, order);
  return { money: `${formatMoney(left)} owed` };
}
