import type { Reading } from '../ledger/ledger.ts';
import type { Page } from '../ledger/timeline.ts';
import type { PageFields } from '../wire/list-fields.ts';
import { invalidRequest, type Outcome } from '../wire/refusal.ts';

/** The page a list's parameters ask for. `kind` is what Stripe calls the listed: 'payment_intent', 'refund', 'event'. */
export function readPage<Item extends { id: string }>(
  kind: string,
  items: Reading<Item>,
  { limit, starting_after: olderThan, ending_before: newerThan }: PageFields,
  matches: (item: Item) => boolean,
): Outcome<Page<Item>> {
  if (olderThan !== undefined && newerThan !== undefined) return { ok: false, refusal: TWO_PLACES };
  for (const [param, id] of [
    ['starting_after', olderThan],
    ['ending_before', newerThan],
  ] as const) {
    if (id === undefined || items.get(id)) continue;
    const message = `No such ${kind}: '${id}'`;
    return { ok: false, refusal: invalidRequest(message, { code: 'resource_missing', param }) };
  }
  return { ok: true, value: items.readPage({ limit, olderThan, newerThan, matches }) };
}

const TWO_PLACES = invalidRequest(
  'You may only specify one of these parameters: starting_after, ending_before.',
  { code: 'parameters_exclusive', param: 'starting_after' },
);
