import type { Connection } from '#db/connection.ts';
import { REFUND_WHILE_DISPUTED, summarizeDisputes } from '#domain/disputes/dispute.ts';
import { formatMoney } from '#domain/money.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { selectDisputesOf } from '../payments/payment-dispute-queries.ts';

/** Why a payment of so many cents cannot be refunded because of its disputes; null if they allow it. */
export async function refuseDisputed(
  db: Connection,
  { id, received }: { id: string; received: number },
): Promise<Refusal | null> {
  const { blocking, lost } = summarizeDisputes(await selectDisputesOf(db, [id]));
  if (blocking) return WHILE_DISPUTED;
  return lost >= received && lost > 0 ? refuse('conflict', lostText(lost)) : null;
}

/** True while a refund of the payment must wait for the end of a dispute. */
export async function isDisputed(db: Connection, paymentIntentId: string): Promise<boolean> {
  return summarizeDisputes(await selectDisputesOf(db, [paymentIntentId])).blocking !== null;
}

const WHILE_DISPUTED = refuse('conflict', REFUND_WHILE_DISPUTED);

function lostText(lost: number): string {
  return `The bank has returned ${formatMoney(lost)} to the customer after a dispute. Nothing is left to refund.`;
}
