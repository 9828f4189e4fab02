import type { CardBehaviour } from '../cards/test-cards.ts';
import type { Address, Billing } from '../wire/fields.ts';
import type { ErrorType } from '../wire/refusal.ts';

/*
 * The records of the ledger. Amounts are in the currency's smallest unit (cents), times in whole seconds
 * since 1970, as Stripe counts them. A record is replaced as a whole, never changed in place.
 */

/** One object of the ledger. `id` is unique over all kinds. */
export type LedgerRecord =
  | IntentRecord
  | ChargeRecord
  | MethodRecord
  | RefundRecord
  | AnswerRecord
  | EventRecord;

export type RecordKind = LedgerRecord['kind'];
export type RecordOf<Kind extends RecordKind> = Extract<LedgerRecord, { kind: Kind }>;

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

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
  /** How often it has been confirmed. */
  attempts: number;
  amountReceived: number;
  /** Ids of the last method tried and the last charge made. */
  paymentMethod: string | null;
  latestCharge: string | null;
  lastPaymentError: PaymentErrorRecord | null;
  challenge: ChallengeRecord | null;
  canceledAt: number | null;
  cancellationReason: CancellationReason | null;
};

export type CancellationReason = 'abandoned' | 'duplicate' | 'fraudulent' | 'requested_by_customer';

export type PaymentErrorRecord = {
  type: ErrorType;
  code: string;
  message: string;
  declineCode: string | null;
  param: string | null;
  charge: string | null;
  paymentMethod: string | null;
};

/** A 3-D Secure challenge. It remains after its answer, so that a repeated answer sees the same page. */
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
  /** By refunds that have not failed. */
  amountRefunded: number;
};

export type RefundRecord = {
  kind: 'refund';
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  paymentIntent: string;
  paymentMethod: string;
  reason: RefundReason | null;
  metadata: Record<string, string>;
  status: RefundStatus;
  failureReason: string | null;
  /** The status its bank sets later, `at` in milliseconds since 1970; null once the status is final. */
  ahead: { status: 'succeeded' | 'failed'; at: number } | null;
};

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer';

/** A card without its number and security code, which are never stored. */
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
  billing: Billing;
  metadata: Record<string, string>;
  behaviour: CardBehaviour;
};

export type ShippingRecord = {
  name: string;
  phone: string | null;
  carrier: string | null;
  tracking_number: string | null;
  address: Address;
};

/** The answer to a request that carried an `Idempotency-Key`. */
export type AnswerRecord = {
  kind: 'idempotent_answer';
  /** The key, within the kind of API key it came with. */
  id: string;
  created: number;
  /** Of the request's path and parameters, card numbers and security codes left out. */
  digest: string;
  requestId: string;
  status: number;
  body: string;
};

export const EVENT_TYPES = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** What an event can be about. */
export type SubjectRecord = IntentRecord | ChargeRecord | RefundRecord;

export type EventRecord = {
  kind: 'event';
  id: string;
  type: EventType;
  created: number;
  /** What it is about, as it was after the change. */
  subject: SubjectRecord;
  /** The API request that made the change, and its idempotency key. Null for a change that none made. */
  request: { id: string; key: string | null } | null;
  /** Whether a webhook endpoint had to acknowledge it when it was made. */
  owed: boolean;
};
