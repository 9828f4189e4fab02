import { formatMoney } from '../money.ts';
import { REFUND_REASON_TEXTS, type RefundReason } from '../refunds/refund.ts';
import { type AddressParts, describeAddressChange } from './address-change.ts';
import type { Cancellation } from './cancellation.ts';
import type { OrderActivity, OrderRefund } from './order.ts';
import { statusLabel } from './status.ts';

/** An event in the life of an order; `by` is the member of staff. */
export type TimelineEntry = { title: string; text: string; at: Date; by: string | null };

/** What the audit log has about an order. */
export type OrderTrace = { at: Date; by: string } & (
  | { kind: 'status' }
  | { kind: 'refund'; isRetry: boolean }
  | { kind: 'address'; before: AddressParts; after: AddressParts }
);

export type TimelineFacts = {
  activities: readonly OrderActivity[];
  cancellation?: Cancellation | null;
  refund: (OrderRefund & { reason: RefundReason; failure: string | null; failedAt: Date | null }) | null;
  traces: readonly OrderTrace[];
};

/** All events of an order, oldest first. */
export function orderTimeline({ activities, cancellation, refund, traces }: TimelineFacts): TimelineEntry[] {
  const changes = traces.filter(({ kind }) => kind === 'status');
  return [
    ...activities.map(({ status, description, timestamp }) => ({
      title: cancellation?.at.getTime() === timestamp.getTime() ? 'Canceled' : statusLabel(status),
      text: description,
      at: timestamp,
      // An activity and its trace have the same timestamp.
      by: changes.find(({ at }) => at.getTime() === timestamp.getTime())?.by ?? null,
    })),
    ...traces.flatMap((trace) =>
      trace.kind === 'address'
        ? [entryOf('Shipping address corrected', describeAddressChange(trace.before, trace.after), trace)]
        : [],
    ),
    ...(refund ? refundEntries(refund, traces) : []),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function refundEntries(
  { amount, reason, status, requestedAt, doneAt, failure, failedAt }: NonNullable<TimelineFacts['refund']>,
  traces: readonly OrderTrace[],
): TimelineEntry[] {
  const money = formatMoney(amount);
  const tries = traces.filter((trace) => trace.kind === 'refund');
  const first = tries.find(({ isRetry }) => !isRetry);
  const isUnderWay = status === 'wanted' || status === 'pending';
  const requested = `${money}.${reason === 'requested' ? '' : ` ${REFUND_REASON_TEXTS[reason]}`}${isUnderWay ? ' It is not through yet.' : ''}`;
  return [
    entryOf('Refund requested', requested, { at: requestedAt, by: first?.by ?? null }),
    ...tries
      .filter(({ isRetry }) => isRetry)
      .map((trace) => entryOf('Refund tried again', `${money}.`, trace)),
    ...(status === 'failed'
      ? [
          entryOf('Refund failed', `${money} could not be given back: ${failure ?? 'no reason given'}.`, {
            at: failedAt ?? requestedAt,
            by: null,
          }),
        ]
      : []),
    ...(status === 'succeeded'
      ? [entryOf('Refunded', `${money} went back to the card.`, { at: doneAt ?? requestedAt, by: null })]
      : []),
  ];
}

function entryOf(title: string, text: string, { at, by }: { at: Date; by: string | null }): TimelineEntry {
  return { title, text, at, by };
}
