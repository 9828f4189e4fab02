import type { Ledger } from '../ledger/ledger.ts';
import type { EventRecord, LedgerRecord } from '../ledger/records.ts';
import { newId, toSeconds } from '../wire/new-ids.ts';
import { listEvents } from './list-events.ts';
import type { Webhooks } from './webhooks.ts';

export type RecordChange = ReturnType<typeof createRecordChange>;

export function createRecordChange(
  ledger: Ledger,
  webhooks: Pick<Webhooks, 'wants' | 'publish'> | null,
  now: () => Date,
) {
  /**
   * Saves a change together with its events, which are delivered once they are on disk. `request` is the API
   * request that made the change; null for a change that none did.
   */
  return function recordChange(records: readonly LedgerRecord[], request: EventRecord['request']): void {
    const created = toSeconds(now());
    const events = listEvents(records, ({ kind, id }) => ledger.find(kind, id)).map(
      ({ type, subject }): EventRecord => ({
        kind: 'event',
        id: newId('evt'),
        type,
        created,
        subject,
        request,
        owed: webhooks?.wants(type) ?? false,
      }),
    );
    ledger.save([...records, ...events]);
    if (!webhooks || events.length === 0) return;
    ledger.committed().then(
      // A change that was undone or could not be saved has no events.
      () => webhooks.publish(events.filter(({ id }) => ledger.find('event', id))),
      () => {},
    );
  };
}
