import type { ChargeRecord, IntentRecord, LedgerRecord } from '../ledger/records.ts';
import { randomText } from '../wire/secrets.ts';
import { secondsOf } from './fresh.ts';
import { newIntent } from './new-records.ts';

/** A payment that succeeded, and was refunded in full where it has a `refund`. `id` is the intent's; `amount` in cents. */
export type SettledPayment = {
  id: string;
  amount: number;
  currency: string;
  receiptEmail: string | null;
  metadata: Record<string, string>;
  createdAt: Date;
  refund: { id: string; createdAt: Date } | null;
};

/** The intent, charge and refund of a settled payment. The payment method has a record of its own. */
export function recordsOfSettled(
  { id, amount, currency, receiptEmail, metadata, createdAt, refund }: SettledPayment,
  paymentMethod: string,
): LedgerRecord[] {
  const chargeId = `ch_${id.slice('pi_'.length)}`;
  const created = secondsOf(createdAt);
  const shared = { created, amount, currency, receiptEmail, metadata, description: null, shipping: null };
  const intent: IntentRecord = {
    ...newIntent({
      ...shared,
      id,
      clientSecret: `${id}_secret_${randomText(24)}`,
      automaticPaymentMethods: { enabled: true, allowRedirects: 'always' },
    }),
    status: 'succeeded',
    attempts: 1,
    amountReceived: amount,
    paymentMethod,
    latestCharge: chargeId,
  };
  const charge: ChargeRecord = {
    kind: 'charge',
    ...shared,
    id: chargeId,
    paymentIntent: id,
    paymentMethod,
    failure: null,
    authenticated: false,
    amountRefunded: refund ? amount : 0,
  };
  if (!refund) return [intent, charge];
  return [
    intent,
    charge,
    {
      kind: 'refund',
      id: refund.id,
      created: secondsOf(refund.createdAt),
      amount,
      currency,
      charge: chargeId,
      paymentIntent: id,
      paymentMethod,
      reason: null,
      metadata: {},
      status: 'succeeded',
      failureReason: null,
      ahead: null,
    },
  ];
}
