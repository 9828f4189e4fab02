import type { Transaction } from '#db/connection.ts';
import { summarizeDisputes } from '#domain/disputes/dispute.ts';
import type { Cents } from '#domain/money.ts';
import { choosePaidStatus } from '#domain/orders/paid-status.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { selectDisputesOfPayments } from '../disputes/payment-dispute-queries.ts';
import { lockPaidOrder, type PaidState, updatePaidOrder } from '../orders/paid-order-queries.ts';
import { selectRefundsOfPayments } from '../refunds/refund-queries.ts';

/** Marks the order of a payment, if there is one, with what was returned of it. The checkout is locked. */
export async function updatePaymentStatus(
  tx: Transaction,
  paymentIntentId: string,
  now: Date,
): Promise<void> {
  const refunds = await selectRefundsOfPayments(tx, [paymentIntentId]);
  const { lost } = summarizeDisputes(await selectDisputesOfPayments(tx, [paymentIntentId]));
  const decideStatus = (total: Cents) => {
    const { accepted, refunded } = summarizeRefunds(refunds, total);
    return { paymentStatus: choosePaidStatus({ total, refunded: accepted, lost }), refunded, lost };
  };
  await markOrder(tx, paymentIntentId, decideStatus, now);
}

/** Sets the state of the order of a payment, if there is one. `decide` takes its total in cents. */
export async function markOrder(
  tx: Transaction,
  paymentIntentId: string,
  decide: (total: Cents) => PaidState,
  now: Date,
): Promise<void> {
  const order = await lockPaidOrder(tx, paymentIntentId);
  if (!order) return;
  const state = decide(order.total);
  const { paymentStatus, refunded, lost } = order;
  if (paymentStatus === state.paymentStatus && refunded === state.refunded && lost === state.lost) return;
  await updatePaidOrder(tx, paymentIntentId, state);
  if (!order.deletedAt) await recordOrderChange(tx, order, { ...order, ...state }, now);
}
