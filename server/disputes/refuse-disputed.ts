import type { Connection } from '#db/connection.ts';
import {
  isOpen,
  REFUND_WHILE_DISPUTED,
  SEND_WHILE_DISPUTED,
  summarizeDisputes,
} from '#domain/disputes/dispute.ts';
import { formatMoney } from '#domain/money.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { selectDisputesOfPayments } from './payment-dispute-queries.ts';

/** Refuses to refund a payment of this amount in cents because of its disputes; null if they allow it. */
export async function refuseDisputed(
  db: Connection,
  { id, received }: { id: string; received: number },
): Promise<Refusal | null> {
  const { blocking, lost } = summarizeDisputes(await selectDisputesOfPayments(db, [id]));
  if (blocking) return WHILE_DISPUTED;
  return lost >= received && lost > 0 ? refuse('conflict', lostText(lost)) : null;
}

/** True while a refund of the payment must wait for the end of a dispute. */
export async function isDisputed(db: Connection, paymentIntentId: string): Promise<boolean> {
  return summarizeDisputes(await selectDisputesOfPayments(db, [paymentIntentId])).blocking !== null;
}

/**
 * Refuses to send goods while a bank decides about their payment; null otherwise, and if staff confirm it.
 */
export async function refuseSending(
  db: Connection,
  paymentIntentId: string | null,
  { evenIfDisputed = false }: { evenIfDisputed?: boolean | undefined },
): Promise<Refusal | null> {
  if (evenIfDisputed || paymentIntentId === null) return null;
  return (await selectDisputesOfPayments(db, [paymentIntentId])).some(isOpen) ? SENDS_DISPUTED : null;
}

const SENDS_DISPUTED = refuse('conflict', SEND_WHILE_DISPUTED, {
  fields: { evenIfDisputed: SEND_WHILE_DISPUTED },
});

const WHILE_DISPUTED = refuse('conflict', REFUND_WHILE_DISPUTED);

function lostText(lost: number): string {
  return `The bank has returned ${formatMoney(lost)} to the customer after a dispute. Nothing is left to refund.`;
}
