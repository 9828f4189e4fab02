import type { Ledger } from '../ledger/ledger.ts';
import type { Page, PageWish } from '../ledger/record-queries.ts';
import type { RecordOf } from '../ledger/records.ts';
import type { PageFields } from '../wire/list-fields.ts';
import { invalidRequest, type Outcome } from '../wire/refusal.ts';

/** The page that the parameters of a list ask for. */
export function readPage<Kind extends 'payment_intent' | 'refund' | 'event'>(
  ledger: Ledger,
  kind: Kind,
  { limit, starting_after: olderThan, ending_before: newerThan, created }: PageFields,
  filter: Pick<PageWish, 'fields' | 'isOwed'> = {},
): Outcome<Page<RecordOf<Kind>>> {
  if (olderThan !== undefined && newerThan !== undefined) return { ok: false, refusal: TWO_PLACES };
  for (const [param, id] of [
    ['starting_after', olderThan],
    ['ending_before', newerThan],
  ] as const) {
    if (id === undefined || ledger.find(kind, id)) continue;
    const message = `No such ${kind}: '${id}'`;
    return { ok: false, refusal: invalidRequest(message, { code: 'resource_missing', param }) };
  }
  return { ok: true, value: ledger.readPage(kind, { ...filter, limit, olderThan, newerThan, created }) };
}

const TWO_PLACES = invalidRequest(
  'You may only specify one of these parameters: starting_after, ending_before.',
  { code: 'parameters_exclusive', param: 'starting_after' },
);
