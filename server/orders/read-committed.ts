import type { Transaction } from '#db/connection.ts';
import { summarizeDisputes } from '#domain/disputes/dispute.ts';
import { committedRefunds } from '#domain/refunds/committed-refunds.ts';
import type { CommittedRefund } from '#domain/refunds/price-refund.ts';
import { selectDisputesOfPayments } from '../disputes/payment-dispute-queries.ts';
import { selectCreditsOfPayment } from '../draft-orders/exchange-queries.ts';
import { selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { findOrderOfPayment } from './order-queries.ts';

/**
 * Reads the cents that were returned of a payment: by refunds that have not failed, by banks after disputes,
 * and as the credit of exchanges. An order that was paid another way has its own id as the payment.
 */
export async function readCommitted(tx: Transaction, paymentIntentId: string): Promise<CommittedRefund[]> {
  const refunds = await selectRefundsOfPayments(tx, [paymentIntentId]);
  const { lost } = summarizeDisputes(await selectDisputesOfPayments(tx, [paymentIntentId]));
  const order = lost > 0 ? (await findOrderOfPayment(tx, paymentIntentId))?.order : null;
  const credits = await selectCreditsOfPayment(tx, paymentIntentId);
  return [...committedRefunds(refunds, lost, order ?? null), ...credits];
}
