import { type Dispute, type DisputeStatus, disputeReasonText } from '../disputes/dispute.ts';
import { describeParcel, type ParcelLine } from '../fulfilments/fulfilment.ts';
import { type Cents, formatMoney } from '../money.ts';
import { describeParts } from '../refunds/describe-parts.ts';
import type { RefundParts } from '../refunds/refund.ts';
import { refundFailureText } from '../refunds/refund-failure.ts';
import { REASONS_FOR_STAFF, type RefundReason } from '../refunds/refund-reason.ts';
import { isUnderWay, type RefundStatus } from '../refunds/refund-status.ts';
import { type AddressParts, describeAddressChange } from './address-change.ts';
import type { Cancellation } from './cancellation.ts';
import type { OrderActivity } from './order.ts';
import { statusLabel } from './status.ts';

/** An event in the life of an order; `by` is the member of staff. */
export type TimelineEntry = { title: string; text: string; at: Date; by: string | null };

/** The entries of the audit log about an order. */
export type OrderTrace = { at: Date; by: string } & (
  | { kind: 'status' }
  | { kind: 'address'; before: AddressParts; after: AddressParts }
);

export type TimelineRefund = Pick<RefundParts, 'amount' | 'lines' | 'shipping' | 'adjustment'> & {
  reason: RefundReason;
  status: RefundStatus;
  /** Why, in the words of staff. */
  note: string | null;
  /** The member of staff who requested it. */
  staff: string | null;
  /** The first attempt, if this is a later one. */
  attemptOf: string | null;
  createdAt: Date;
  doneAt: Date | null;
  failure: string | null;
  failedAt: Date | null;
};

export type TimelineDispute = Pick<
  Dispute,
  'amount' | 'status' | 'isInquiry' | 'reason' | 'openedAt' | 'closedAt'
>;

/** Part of a return (`domain/returns/return.ts`). */
export type TimelineReturn = {
  id: string;
  isWithdrawal: boolean;
  status: string;
  lines: readonly (ParcelLine & { restocked: number; writtenOff: number })[];
  createdAt: Date;
  receivedAt: Date | null;
  endedAt: Date | null;
};

/** An exchange. `isOfOrder`: its pieces are of this order; otherwise this order was placed for them. */
export type TimelineExchange = {
  returnId: string;
  orderId: string;
  draftOrderId: string;
  newOrderId: string | null;
  credit: Cents;
  isOfOrder: boolean;
  lines: readonly ParcelLine[];
  createdAt: Date;
};

export type TimelineFacts = {
  lines: readonly { name: string }[];
  total: Cents;
  activities: readonly OrderActivity[];
  cancellation?: Cancellation | null;
  refunds: readonly TimelineRefund[];
  disputes?: readonly TimelineDispute[];
  returns?: readonly TimelineReturn[];
  exchanges?: readonly TimelineExchange[];
  traces: readonly OrderTrace[];
};

/** All events of an order, oldest first. */
export function orderTimeline({
  lines,
  total,
  activities,
  cancellation,
  refunds,
  disputes = [],
  returns = [],
  exchanges = [],
  traces,
}: TimelineFacts): TimelineEntry[] {
  const names = lines.map(({ name }) => name);
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
        ? [createEntry('Shipping address corrected', describeAddressChange(trace.before, trace.after), trace)]
        : [],
    ),
    ...refunds.flatMap((refund) =>
      refundEntries(refund, refund.amount < total ? `: ${describeParts(refund, names)}` : ''),
    ),
    ...disputes.flatMap(disputeEntries),
    ...returns.flatMap((one) => returnEntries(one, names)),
    ...exchanges.map((one) => exchangeEntry(one, names)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** `parts`: what a refund of a part consists of. */
function refundEntries(refund: TimelineRefund, parts: string): TimelineEntry[] {
  const { status, createdAt, doneAt, failure, failedAt, staff, attemptOf } = refund;
  const money = formatMoney(refund.amount);
  const title = attemptOf === null ? 'Refund requested' : 'Refund tried again';
  const text = [`${money}${parts}.`, describeReason(refund), isUnderWay(refund) && 'It is not through yet.'];
  return [
    createEntry(title, text.filter(Boolean).join(' '), { at: createdAt, by: staff }),
    ...(status === 'failed'
      ? [
          createEntry(
            'Refund failed',
            `${money} could not be refunded: ${failure ? refundFailureText(failure) : 'no reason given'}.`,
            {
              at: failedAt ?? createdAt,
              by: null,
            },
          ),
        ]
      : []),
    ...(status === 'succeeded'
      ? [createEntry('Refunded', `${money} went back to the card.`, { at: doneAt ?? createdAt, by: null })]
      : []),
  ];
}

function returnEntries(one: TimelineReturn, names: readonly string[]): TimelineEntry[] {
  const { isWithdrawal, lines, status, createdAt, receivedAt, endedAt } = one;
  const received = lines.flatMap(({ restocked, writtenOff, ...line }) =>
    restocked + writtenOff > 0 ? [{ ...line, quantity: restocked + writtenOff }] : [],
  );
  const entry = (title: string, what: readonly ParcelLine[], at: Date) =>
    createEntry(title, `${describeParcel(what, names)} (${one.id}).`, { at, by: null });
  return [
    entry(isWithdrawal ? 'Withdrawn' : 'Return requested', lines, createdAt),
    ...(receivedAt ? [entry('Return received', received, receivedAt)] : []),
    ...(endedAt && status !== 'closed' ? [entry(`Return ${status}`, lines, endedAt)] : []),
  ];
}

function exchangeEntry(one: TimelineExchange, names: readonly string[]): TimelineEntry {
  const { isOfOrder, credit, returnId, orderId, newOrderId, draftOrderId, lines, createdAt } = one;
  const money = formatMoney(credit);
  const text = isOfOrder
    ? `${describeParcel(lines, names)} (${returnId}): ${money} counts towards ${newOrderId ?? draftOrderId}.`
    : `For return ${returnId} of order ${orderId}: ${money} of it counts towards this order.`;
  return createEntry('Exchange', text, { at: createdAt, by: null });
}

function disputeEntries(dispute: TimelineDispute): TimelineEntry[] {
  const { status, isInquiry, reason, openedAt, closedAt } = dispute;
  const money = formatMoney(dispute.amount);
  const title = isInquiry ? 'Bank inquires' : 'Payment disputed';
  const opened = createEntry(title, `${money}. ${disputeReasonText(reason)}`, { at: openedAt, by: null });
  const end = DISPUTE_ENDS[status];
  return end && closedAt
    ? [opened, createEntry(end.title, `${money} ${end.text}`, { at: closedAt, by: null })]
    : [opened];
}

const DISPUTE_ENDS: Partial<Record<DisputeStatus, { title: string; text: string }>> = {
  won: { title: 'Dispute won', text: 'stays with the shop.' },
  lost: { title: 'Dispute lost', text: 'went back to the customer.' },
  closed: { title: 'Inquiry closed', text: 'stays with the shop.' },
};

function describeReason({ reason, note }: TimelineRefund): string | null {
  if (note) return note;
  return reason === 'requested' ? null : REASONS_FOR_STAFF[reason].text;
}

function createEntry(
  title: string,
  text: string,
  { at, by }: { at: Date; by: string | null },
): TimelineEntry {
  return { title, text, at, by };
}
