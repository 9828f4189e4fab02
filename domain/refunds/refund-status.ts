import { HOUR } from '../time-units.ts';

/**
 * How far the money of a refund is:
 * - `committed`: it is returned, or is about to be, so that less is left to refund.
 * - `accepted`: the provider has returned it, or has agreed to.
 * - `returned`: it is on its way to the customer; a bank can still refuse it days later.
 */
export type RefundTrait = 'committed' | 'accepted' | 'returned';

type StatusFacts = {
  label: string;
  /** The color of its badge in the back office. */
  tone: 'warning' | 'success' | 'error';
  /** The label of an order whose payment it returns. */
  orderLabel: 'Refunding' | 'Refunded' | 'Refund failed';
  traits: readonly RefundTrait[];
};

/** All that follows from the status of a refund; every rule and query asks this table. */
const STATUSES = {
  // Recorded, but not sent to the provider yet.
  wanted: { label: 'Waiting', tone: 'warning', orderLabel: 'Refunding', traits: ['committed'] },
  pending: { label: 'Pending', tone: 'warning', orderLabel: 'Refunding', traits: ['committed', 'accepted'] },
  succeeded: {
    label: 'Succeeded',
    tone: 'success',
    orderLabel: 'Refunded',
    traits: ['committed', 'accepted', 'returned'],
  },
  // The provider could not refund it: a person must.
  failed: { label: 'Failed', tone: 'error', orderLabel: 'Refund failed', traits: [] },
} as const satisfies Record<string, StatusFacts>;

export type RefundStatus = keyof typeof STATUSES;

export const REFUND_STATUSES = Object.keys(STATUSES) as [RefundStatus, ...RefundStatus[]];

type HasStatus = { status: RefundStatus };

export function refundHas({ status }: HasStatus, trait: RefundTrait): boolean {
  return describeRefundStatus(status).traits.includes(trait);
}

export function describeRefundStatus(status: RefundStatus): StatusFacts {
  return STATUSES[status];
}

export function isCommitted(refund: HasStatus): boolean {
  return refundHas(refund, 'committed');
}

/** True while the outcome of a refund is open, and the provider is asked again. */
export function isUnderWay(refund: HasStatus): boolean {
  return isCommitted(refund) && !refundHas(refund, 'returned');
}

/** True if the refund failed, and nothing took its place: staff have to do something about it. */
export function isUnsettled(refund: HasStatus & { replacedBy?: string | null | undefined }): boolean {
  return !isCommitted(refund) && !refund.replacedBy;
}

/**
 * When the provider is asked about a refund under way again; a webhook usually says it earlier. Null where it
 * is made or has failed: the sweep over all refunds sees one that fails later.
 */
export function nextRefundLook(status: RefundStatus, now: Date): Date | null {
  return isUnderWay({ status }) ? new Date(now.getTime() + HOUR) : null;
}

/** True if what the provider says of a refund changes what is recorded. Its failures are final. */
export function isRefundNews(
  { status, providerRefundId }: HasStatus & { providerRefundId: string | null },
  result: { status: RefundStatus },
): boolean {
  if (status === result.status) return false;
  if (status === 'succeeded') return result.status === 'failed';
  // Refused at first, and made all the same.
  return status !== 'failed' || providerRefundId === null;
}
