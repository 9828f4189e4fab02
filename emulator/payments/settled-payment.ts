import type { LedgerRecord, MethodRecord } from '../ledger/records.ts';
import { toSeconds } from '../wire/new-ids.ts';
import { randomText } from '../wire/secrets.ts';
import { confirmIntent } from './confirm-intent.ts';
import { newIntent } from './new-records.ts';
import { refundCharge } from './refund-charge.ts';

/** A payment that succeeded, and was then refunded in full if it has a `refund`. `amount` is in cents. */
export type SettledPayment = {
  id: string;
  amount: number;
  currency: string;
  receiptEmail: string | null;
  metadata: Record<string, string>;
  createdAt: Date;
  refund: { id: string; createdAt: Date } | null;
};

/** The intent, charge and refund of a settled payment. `method` is approved without a challenge. */
export function recordsOfSettled(
  { createdAt, refund, ...payment }: SettledPayment,
  method: MethodRecord,
): LedgerRecord[] {
  const created = toSeconds(createdAt);
  const unpaid = newIntent({
    ...payment,
    created,
    clientSecret: `${payment.id}_secret_${randomText(25)}`,
    description: null,
    shipping: null,
    automaticPaymentMethods: { enabled: true, allowRedirects: 'always' },
  });
  const chargeId = payment.id.replace('pi_', 'ch_');
  const fresh = { chargeId, challengeToken: '', created };
  const { intent, charge } = confirmIntent(unpaid, { ok: true, method }, null, fresh);
  if (!charge || charge.failure) throw new Error(`The card of the settled payment ${intent.id} is declined.`);
  if (!refund) return [intent, charge];

  const wish = { amount: null, reason: null, metadata: {} };
  const refundedAt = { refundId: refund.id, created: toSeconds(refund.createdAt), later: 0 };
  const refunded = refundCharge(charge, method, wish, refundedAt);
  if (!refunded.ok) throw new Error(`The settled payment ${intent.id} cannot be refunded.`);
  return [intent, refunded.step.charge, refunded.step.refund];
}
