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

type Given = Pick<
  MethodRecord,
  'id' | 'created' | 'expMonth' | 'expYear' | 'fingerprint' | 'securityCodeGiven'
> &
  Partial<Pick<MethodRecord, 'billing' | 'metadata'>>;

/** A card without its number, which is not stored. */
export function newMethod({ card, ...given }: Given & { card: TestCard }): MethodRecord {
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
