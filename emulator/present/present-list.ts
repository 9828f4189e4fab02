import type { Stripe } from 'stripe';
import type { Page } from '../ledger/record-queries.ts';

/** A page as Stripe's list; `url` is where it was read. */
export function presentList<Record, Item>(
  { items, hasMore }: Page<Record>,
  url: string,
  present: (record: Record) => Item,
): Stripe.ApiList<Item> {
  return { object: 'list', data: items.map(present), has_more: hasMore, url };
}
