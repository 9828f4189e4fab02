import type { Transaction } from '#db/connection.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { leftToRefund } from '#domain/refunds/price-refund.ts';
import { paymentOf } from './order-refund-queries.ts';
import { setOwed } from './owed-queries.ts';
import { readCommitted } from './read-committed.ts';

/** What was paid for an order and not returned; 0 unless it is paid. Cents. */
export async function moneyLeft(tx: Transaction, order: Order): Promise<Cents> {
  if (order.paymentStatus !== 'paid') return 0;
  return leftToRefund(order, await readCommitted(tx, paymentOf(order))).amount;
}

/** Records that the shop owes all that is left of the money of a locked order; how much that is. */
export async function oweRest(tx: Transaction, order: Order): Promise<Cents> {
  const left = await moneyLeft(tx, order);
  await setOwed(tx, order.id, left);
  return left;
}
