import type { Ledger } from '../ledger/ledger.ts';
import type { PageFilter } from '../ledger/record-queries.ts';
import type { RecordOf } from '../ledger/records.ts';
import type { PageFields } from '../wire/list-fields.ts';
import { exclusiveParameters, noSuch } from '../wire/refusal.ts';
import { type Answer, ok, refuse } from './answer-request.ts';

/** Answers with the page of Stripe's list that the parameters select. */
export function readList<Kind extends 'payment_intent' | 'payment_method' | 'refund' | 'dispute' | 'event'>(
  ledger: Ledger,
  kind: Kind,
  given: PageFields,
  filter: PageFilter,
  present: (record: RecordOf<Kind>) => object,
  url = `/v1/${kind}s`,
): Answer {
  if (given.starting_after !== undefined && given.ending_before !== undefined) {
    return refuse(exclusiveParameters('starting_after', 'ending_before'));
  }
  for (const param of ['starting_after', 'ending_before'] as const) {
    const id = given[param];
    if (id !== undefined && !ledger.find(kind, id)) return refuse(noSuch(kind, id, param, 400));
  }
  const { items, hasMore } = ledger.readPage(kind, { ...given, ...filter });
  return ok({ object: 'list', data: items.map(present), has_more: hasMore, url });
}
