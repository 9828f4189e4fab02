import type { Ledger } from '../ledger/ledger.ts';
import type { EventRecord, LedgerRecord, SubjectRecord } from '../ledger/records.ts';
import { newId, secondsOf } from '../wire/new-ids.ts';
import { eventsOf } from './events-of.ts';

/**
 * Saves a change together with its events, which are delivered once they are on disk. `request` is the API
 * request that made the change; null for a change that none did.
 */
export type RecordChange = (records: readonly LedgerRecord[], request: EventRecord['request']) => void;

/** A subscriber to events. It receives all saved events; those it wanted are owed to it. */
export type Audience = {
  wants(type: EventRecord['type']): boolean;
  announce(events: readonly EventRecord[]): void;
};

export function createRecordChange(ledger: Ledger, audience: Audience | null, now: () => Date): RecordChange {
  const findBefore = ({ kind, id }: SubjectRecord) => ledger.find(kind, id);

  return function recordChange(records, request) {
    const created = secondsOf(now());
    const events = eventsOf(records, findBefore).map(
      ({ type, subject }): EventRecord => ({
        kind: 'event',
        id: newId('evt'),
        type,
        created,
        subject,
        request,
        owed: audience?.wants(type) ?? false,
      }),
    );
    ledger.save([...records, ...events]);
    if (!audience || events.length === 0) return;
    ledger.committed().then(
      () => audience.announce(events),
      // A change that could not be saved has no events.
      () => {},
    );
  };
}
