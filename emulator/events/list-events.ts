import { isClosed } from '../ledger/dispute-state.ts';
import type {
  ChargeRecord,
  DisputeRecord,
  EventType,
  IntentRecord,
  LedgerRecord,
  RefundRecord,
  SubjectRecord,
} from '../ledger/records.ts';

export type NewEvent = { type: EventType; subject: SubjectRecord };

/**
 * The events of a change: of records about to be saved and their state before. First those of refunds and
 * charges, then those of intents, in Stripe's usual order, and those of disputes.
 */
export function listEvents(
  records: readonly LedgerRecord[],
  findBefore: (record: SubjectRecord) => SubjectRecord | undefined,
): NewEvent[] {
  const events: NewEvent[] = [];
  for (const kind of ['refund', 'charge', 'payment_intent', 'dispute'] as const) {
    for (const subject of records) {
      if (subject.kind !== kind) continue;
      for (const type of listTypes(subject, findBefore(subject))) events.push({ type, subject });
    }
  }
  return events;
}

function listTypes(record: SubjectRecord, before: SubjectRecord | undefined): EventType[] {
  switch (record.kind) {
    case 'payment_intent':
      return listIntentTypes(record, before?.kind === record.kind ? before : undefined);
    case 'charge':
      return listChargeTypes(record, before?.kind === record.kind ? before : undefined);
    case 'refund':
      return listRefundTypes(record, before?.kind === record.kind ? before : undefined);
    case 'dispute':
      return listDisputeTypes(record, before?.kind === record.kind ? before : undefined);
  }
}

function listIntentTypes(intent: IntentRecord, before: IntentRecord | undefined): EventType[] {
  if (!before) return ['payment_intent.created'];
  if (intent.status === before.status && intent.attempts === before.attempts) return [];
  switch (intent.status) {
    case 'requires_payment_method':
      return ['payment_intent.payment_failed'];
    case 'requires_action':
    case 'succeeded':
    case 'canceled':
      return [`payment_intent.${intent.status}`];
  }
}

function listChargeTypes(charge: ChargeRecord, before: ChargeRecord | undefined): EventType[] {
  if (!before) return [charge.failure ? 'charge.failed' : 'charge.succeeded'];
  return charge.amountRefunded > before.amountRefunded ? ['charge.refunded'] : [];
}

function listRefundTypes(refund: RefundRecord, before: RefundRecord | undefined): EventType[] {
  if (!before) return ['refund.created'];
  if (refund.status === before.status) return [];
  return refund.status === 'failed' ? ['refund.updated', 'refund.failed'] : ['refund.updated'];
}

function listDisputeTypes(dispute: DisputeRecord, before: DisputeRecord | undefined): EventType[] {
  const moved = dispute.movements
    .slice(before?.movements.length ?? 0)
    .map(
      ({ amount }): EventType =>
        amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated',
    );
  if (!before) return ['charge.dispute.created', ...moved];
  const isEnd = dispute.status !== before.status && isClosed(dispute);
  return ['charge.dispute.updated', ...moved, ...(isEnd ? ['charge.dispute.closed' as const] : [])];
}
