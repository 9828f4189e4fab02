import type { TestCard } from '../cards/test-cards.ts';
import type { IntentRecord, MethodRecord } from '../ledger/records.ts';
import { EMPTY_BILLING } from '../wire/fields.ts';

const UNPAID = {
  kind: 'payment_intent',
  status: 'requires_payment_method',
  attempts: 0,
  amountReceived: 0,
  paymentMethod: null,
  latestCharge: null,
  lastPaymentError: null,
  challenge: null,
  canceledAt: null,
  cancellationReason: null,
} as const;

/** An intent without an attempt to pay it. */
export function newIntent(intent: Omit<IntentRecord, keyof typeof UNPAID>): IntentRecord {
  return { ...UNPAID, ...intent };
}

/** `card` also gives what is not typed: brand, funding, country and behaviour. */
export type NewMethod = Pick<
  MethodRecord,
  'id' | 'created' | 'expMonth' | 'expYear' | 'fingerprint' | 'securityCodeGiven'
> &
  Partial<Pick<MethodRecord, 'billing' | 'metadata'>> & { card: TestCard };

/** What may be stored of a card; its number ends here. */
export function newMethod({ card, ...given }: NewMethod): MethodRecord {
  return {
    kind: 'payment_method',
    billing: EMPTY_BILLING,
    metadata: {},
    ...given,
    brand: card.brand,
    funding: card.funding,
    country: card.country,
    last4: card.number.slice(-4),
    behaviour: card.behaviour,
  };
}
