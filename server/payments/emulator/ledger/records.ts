import type { CardBehaviour } from '../cards/test-cards.ts';
import type { ErrorType } from '../wire/refusal.ts';

/*
 * What the ledger remembers. Amounts are in the currency's smallest unit (cents), times in whole seconds since 1970,
 * as Stripe counts them. A record is replaced as a whole, never changed in place.
 */

/** One fact of the ledger. A new kind (refund, event, …) needs its row here and nothing in the journal. */
export type LedgerRecord = IntentRecord | ChargeRecord | MethodRecord | AnswerRecord;

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded';

export type IntentRecord = {
  kind: 'payment_intent';
  id: string;
  clientSecret: string;
  created: number;
  amount: number;
  currency: string;
  description: string | null;
  receiptEmail: string | null;
  shipping: ShippingRecord | null;
  metadata: Record<string, string>;
  automaticPaymentMethods: { enabled: boolean; allowRedirects: 'always' | 'never' } | null;
  status: IntentStatus;
  amountReceived: number;
  /** Ids of the last method tried and the last charge made. */
  paymentMethod: string | null;
  latestCharge: string | null;
  lastPaymentError: PaymentErrorRecord | null;
  challenge: ChallengeRecord | null;
};

export type PaymentErrorRecord = {
  type: ErrorType;
  code: string;
  message: string;
  declineCode: string | null;
  param: string | null;
  charge: string | null;
  paymentMethod: string | null;
};

/** The 3-D Secure question put to the shopper, kept after its answer so that a repeated answer sees the same page. */
export type ChallengeRecord = {
  token: string;
  returnUrl: string | null;
  state: 'pending' | 'approved' | 'rejected';
};

export type ChargeRecord = {
  kind: 'charge';
  id: string;
  created: number;
  amount: number;
  currency: string;
  description: string | null;
  receiptEmail: string | null;
  shipping: ShippingRecord | null;
  metadata: Record<string, string>;
  paymentIntent: string;
  paymentMethod: string;
  /** Null for a charge that succeeded. */
  failure: { code: string; message: string; declineCode: string | null } | null;
  /** True when the shopper approved it in a 3-D Secure challenge. */
  authenticated: boolean;
};

/** A card as far as it may be kept: never its number, never its security code. */
export type MethodRecord = {
  kind: 'payment_method';
  id: string;
  created: number;
  brand: string;
  funding: string;
  country: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
  securityCodeGiven: boolean;
  billing: BillingRecord;
  metadata: Record<string, string>;
  behaviour: CardBehaviour;
};

export type AddressRecord = {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
};

export type BillingRecord = {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: AddressRecord;
};

export type ShippingRecord = {
  name: string;
  phone: string | null;
  carrier: string | null;
  tracking_number: string | null;
  address: AddressRecord;
};

/** The answer to a request that carried an `Idempotency-Key`. */
export type AnswerRecord = {
  kind: 'idempotent_answer';
  /** The key, within the kind of API key it came with. */
  id: string;
  /** Milliseconds since 1970. */
  answeredAt: number;
  /** Of the request's path and parameters, card numbers and security codes left out. */
  digest: string;
  requestId: string;
  status: number;
  body: string;
};

const KINDS: ReadonlySet<unknown> = new Set<LedgerRecord['kind']>([
  'payment_intent',
  'charge',
  'payment_method',
  'idempotent_answer',
]);

/** Tells a record this version wrote from anything else found in a journal. */
export function isLedgerRecord(value: unknown): value is LedgerRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    KINDS.has(value.kind) &&
    'id' in value &&
    typeof value.id === 'string'
  );
}
