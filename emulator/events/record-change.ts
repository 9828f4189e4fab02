import type { Ledger } from '../ledger/ledger.ts';
import type { EventRecord, LedgerRecord, SubjectRecord } from '../ledger/records.ts';
import { newId, secondsOf } from '../payments/fresh.ts';
import { eventsOf } from './events-of.ts';

/**
 * Saves a change together with the events it makes, then has them delivered. `request` is the API request that asked
 * for it, null when none did.
 */
export type RecordChange = (
  records: readonly LedgerRecord[],
  request: EventRecord['request'],
) => Promise<void>;

/** Who must hear of events. It is told of all that have been saved; those it wanted are owed to it. */
export type Audience = {
  wants(type: EventRecord['type']): boolean;
  announce(events: readonly EventRecord[]): void;
};

export function createRecordChange(ledger: Ledger, audience: Audience | null, now: () => Date): RecordChange {
  const findBefore = (id: string): SubjectRecord | undefined =>
    ledger.intents.get(id) ?? ledger.findCharge(id) ?? ledger.refunds.get(id);

  return async function recordChange(records, request) {
    const created = secondsOf(now());
    const events = eventsOf(records, findBefore).map(
      ({ type, about }): EventRecord => ({
        kind: 'event',
        id: newId('evt'),
        type,
        created,
        about,
        request,
        owed: audience?.wants(type) ?? false,
      }),
    );
    await ledger.save(events.length > 0 ? [...records, ...events] : records);
    audience?.announce(events);
  };
}
