import type { LedgerRecord } from './records.ts';

/** A record as this version knows it: ledgers written before cancelling and refunding lack their fields. */
export function completeRecord(record: LedgerRecord): LedgerRecord {
  if (record.kind === 'payment_intent' && record.canceledAt === undefined) {
    return { ...record, canceledAt: null, cancellationReason: null };
  }
  if (record.kind === 'charge' && record.amountRefunded === undefined) {
    return { ...record, amountRefunded: 0 };
  }
  return record;
}
