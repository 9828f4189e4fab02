import type { TestCard } from '../cards/test-cards.ts';
import type { BillingRecord, IntentRecord, MethodRecord } from '../ledger/records.ts';

export type NewIntent = Pick<
  IntentRecord,
  | 'id'
  | 'clientSecret'
  | 'created'
  | 'amount'
  | 'currency'
  | 'description'
  | 'receiptEmail'
  | 'shipping'
  | 'metadata'
  | 'automaticPaymentMethods'
>;

/** An intent nobody has tried to pay yet. */
export function newIntent(intent: NewIntent): IntentRecord {
  return {
    kind: 'payment_intent',
    ...intent,
    status: 'requires_payment_method',
    attempts: 0,
    amountReceived: 0,
    paymentMethod: null,
    latestCharge: null,
    lastPaymentError: null,
    challenge: null,
    canceledAt: null,
    cancellationReason: null,
  };
}

export type NewMethod = {
  id: string;
  created: number;
  card: TestCard;
  expMonth: number;
  expYear: number;
  fingerprint: string;
  securityCodeGiven: boolean;
  billing: BillingRecord;
  metadata: Record<string, string>;
};

/** What may be kept of a card; its number ends here. */
export function newMethod({ card, ...given }: NewMethod): MethodRecord {
  return {
    kind: 'payment_method',
    ...given,
    brand: card.brand,
    funding: card.funding,
    country: card.country,
    last4: card.number.slice(-4),
    behaviour: card.behaviour,
  };
}
