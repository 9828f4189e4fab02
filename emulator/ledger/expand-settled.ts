import { newIntent } from '../payments/new-records.ts';
import { randomText } from '../wire/secrets.ts';
import type { ChargeRecord, IntentRecord, RefundRecord, SettledPaymentRecord } from './records.ts';

/** The records of a payment that was written in bulk. Its client secret is a new one each time: nobody was given any. */
export function expandSettled({ kind: _, id, refund, ...payment }: SettledPaymentRecord): {
  intent: IntentRecord;
  charge: ChargeRecord;
  refund: RefundRecord | null;
} {
  const { created, amount, currency, receiptEmail, metadata, paymentMethod } = payment;
  const chargeId = `ch_${id.slice('pi_'.length)}`;
  const shared = { created, amount, currency, receiptEmail, metadata, description: null, shipping: null };
  return {
    intent: {
      ...newIntent({
        ...shared,
        id,
        clientSecret: `${id}_secret_${randomText(24)}`,
        automaticPaymentMethods: { enabled: true, allowRedirects: 'always' },
      }),
      status: 'succeeded',
      amountReceived: amount,
      paymentMethod,
      latestCharge: chargeId,
    },
    charge: {
      kind: 'charge',
      ...shared,
      id: chargeId,
      paymentIntent: id,
      paymentMethod,
      failure: null,
      authenticated: false,
      amountRefunded: refund ? amount : 0,
    },
    refund: refund && {
      kind: 'refund',
      id: refund.id,
      created: refund.created,
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
  };
}
