import type {
  ChargeRecord,
  EventType,
  IntentRecord,
  LedgerRecord,
  RefundRecord,
  SubjectRecord,
} from '../ledger/records.ts';

export type NewEvent = { type: EventType; about: string };

/**
 * What happened, told from what is about to be saved and how that was before. First what became of the money, then of
 * the payment, as Stripe usually tells it.
 */
export function eventsOf(
  records: readonly LedgerRecord[],
  findBefore: (id: string) => SubjectRecord | undefined,
): NewEvent[] {
  const events: NewEvent[] = [];
  for (const kind of ['refund', 'charge', 'payment_intent'] as const) {
    for (const record of records) {
      if (record.kind !== kind) continue;
      for (const type of typesOf(record, findBefore(record.id))) events.push({ type, about: record.id });
    }
  }
  return events;
}

function typesOf(record: SubjectRecord, before: SubjectRecord | undefined): EventType[] {
  switch (record.kind) {
    case 'payment_intent':
      return typesOfIntent(record, before?.kind === record.kind ? before : undefined);
    case 'charge':
      return typesOfCharge(record, before?.kind === record.kind ? before : undefined);
    case 'refund':
      return typesOfRefund(record, before?.kind === record.kind ? before : undefined);
  }
}

function typesOfIntent(intent: IntentRecord, before: IntentRecord | undefined): EventType[] {
  if (!before) return ['payment_intent.created'];
  switch (intent.status) {
    case 'requires_payment_method': {
      const error = intent.lastPaymentError;
      return error && error !== before.lastPaymentError ? ['payment_intent.payment_failed'] : [];
    }
    case 'requires_action':
      return intent.challenge?.token === before.challenge?.token ? [] : ['payment_intent.requires_action'];
    case 'succeeded':
      return before.status === 'succeeded' ? [] : ['payment_intent.succeeded'];
    case 'canceled':
      return before.status === 'canceled' ? [] : ['payment_intent.canceled'];
  }
}

function typesOfCharge(charge: ChargeRecord, before: ChargeRecord | undefined): EventType[] {
  if (!before) return [charge.failure ? 'charge.failed' : 'charge.succeeded'];
  return charge.amountRefunded > before.amountRefunded ? ['charge.refunded'] : [];
}

function typesOfRefund(refund: RefundRecord, before: RefundRecord | undefined): EventType[] {
  if (!before) return ['refund.created'];
  if (refund.status === before.status) return [];
  return refund.status === 'failed' ? ['refund.updated', 'refund.failed'] : ['refund.updated'];
}
