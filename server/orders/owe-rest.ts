import type { Transaction } from '#db/connection.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { leftToRefund } from '#domain/refunds/price-refund.ts';
import { standingDebt, sumEndedClaims } from '#domain/refunds/standing-debt.ts';
import { selectClaims } from '../draft-orders/exchange-claim-queries.ts';
import { getPaymentId, selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { findOwed, setOwed } from './owed-queries.ts';
import { readCommitted } from './read-committed.ts';
import { selectLinePieces } from './restock-queries.ts';

/** Computes the cents that were paid for an order and not returned; 0 unless it is paid. */
export async function moneyLeft(tx: Transaction, order: Order): Promise<Cents> {
  if (order.paymentStatus !== 'paid') return 0;
  return leftToRefund(order, await readCommitted(tx, getPaymentId(order))).amount;
}

/** Records that the shop owes all that is left of the money of a locked order; how much that is. */
export async function oweRest(tx: Transaction, order: Order): Promise<Cents> {
  const left = await moneyLeft(tx, order);
  await setOwed(tx, order.id, left);
  return left;
}

/** Records what stays owed of a locked order that goes on: what its end made due is due no more. */
export async function oweStanding(tx: Transaction, order: Order): Promise<void> {
  const lines = await selectLinePieces(tx, order.id);
  const debt = standingDebt(order, {
    ...(await readDebts(tx, order)),
    canceled: lines.map(({ position, canceledApart }) => ({ position, quantity: canceledApart })),
  });
  await setOwed(tx, order.id, Math.min(debt, await moneyLeft(tx, order)));
}

/** Changes which exchanges count for pieces of a locked order, and owes what no exchange counts any more. */
export async function changeClaims(
  tx: Transaction,
  order: Order,
  change: () => Promise<void>,
): Promise<void> {
  const before = await owedNow(tx, order);
  await change();
  const more = (await owedNow(tx, order)) - before;
  if (more === 0) return;
  const owed = Math.max(0, (await findOwed(tx, order.id)) + more);
  await setOwed(tx, order.id, Math.min(owed, await moneyLeft(tx, order)));
}

async function owedNow(tx: Transaction, order: Order): Promise<Cents> {
  const { claims, refunds, isByProvider } = await readDebts(tx, order);
  return sumEndedClaims(claims, refunds, isByProvider);
}

async function readDebts(tx: Transaction, order: Order) {
  const claims = await selectClaims(tx, order.id);
  const refunds = await selectRefundsOfPayments(tx, [getPaymentId(order)]);
  return { claims, refunds, isByProvider: order.paymentIntentId !== null };
}
