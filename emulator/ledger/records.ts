import type * as z from 'zod';
import type { CardBehaviour } from '../cards/test-cards.ts';
import type { billingDetails, shipping } from '../wire/fields.ts';
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
  | CustomerRecord
  | RefundRecord
  | DisputeRecord
  | AnswerRecord
  | EventRecord;

export type RecordKind = LedgerRecord['kind'];
export type RecordOf<Kind extends RecordKind> = Extract<LedgerRecord, { kind: Kind }>;

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
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  /** How often it has been confirmed. */
  attempts: number;
  amountReceived: number;
  /** Ids of the last method tried and the last charge made. */
  paymentMethod: string | null;
  latestCharge: string | null;
  lastPaymentError: PaymentErrorRecord | null;
  /** The last 3-D Secure challenge. It remains after its answer, for repeated answers. */
  challenge: { token: string; returnUrl: string | null; state: 'pending' | 'approved' | 'rejected' } | null;
  canceledAt: number | null;
  /** Whose saved cards may pay, and whether a new one is saved; absent: nobody's, and it is not. */
  customer?: string | null;
  setupFutureUsage?: 'on_session' | null;
  cancellationReason: 'abandoned' | 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
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
  /** True since its first dispute; absent before. */
  disputed?: boolean;
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
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
  failureReason: string | null;
  /** The status its bank sets later, `at` in milliseconds since 1970; null once the status is final. */
  ahead: { status: 'succeeded' | 'failed'; at: number } | null;
};

export const DISPUTE_REASONS = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** An inquiry has a status that begins with `warning_`; it becomes a dispute when it is escalated. */
export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

export type DisputeRecord = {
  kind: 'dispute';
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  paymentIntent: string;
  reason: DisputeReason;
  status: DisputeStatus;
  /** Until when evidence can be submitted. */
  dueBy: number;
  /** Fields of text by name, staged or submitted. */
  evidence: Record<string, string>;
  submissions: number;
  metadata: Record<string, string>;
  /** Money moved because of it: negative when withdrawn from the account, positive when reinstated. */
  movements: { id: string; created: number; amount: number; fee: number }[];
  /** How the bank decides later, `at` in milliseconds since 1970; null unless evidence says it. */
  ahead: { status: DisputeStatus; at: number } | null;
};

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
  billing: z.output<typeof billingDetails>;
  metadata: Record<string, string>;
  behaviour: CardBehaviour;
  /** Who has saved it; absent: nobody. */
  customer?: string | null;
  /** True once it was removed from its customer: it pays no more. */
  isDetached?: true;
};

export type CustomerRecord = {
  kind: 'customer';
  id: string;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  /** True once deleted: nothing but the id is answered. */
  isDeleted?: true;
};

type ShippingRecord = z.output<typeof shipping>;

/** The answer to a request that carried an `Idempotency-Key`. */
export type AnswerRecord = {
  kind: 'idempotent_answer';
  /** The key, within the kind of API key it came with. */
  id: string;
  created: number;
  /** The digest of the request's path and parameters, without card numbers and security codes. */
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
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** The object of an event. */
export type SubjectRecord = IntentRecord | ChargeRecord | RefundRecord | DisputeRecord;

export type EventRecord = {
  kind: 'event';
  id: string;
  type: EventType;
  created: number;
  /** As it was after the change. */
  subject: SubjectRecord;
  /** The API request that made the change, and its idempotency key. Null for a change that none made. */
  request: { id: string; key: string | null } | null;
  /** True if it must be delivered to a webhook endpoint, as of its creation. */
  owed: boolean;
};
