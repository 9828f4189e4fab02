import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { call, staffCall } from '../define-call.ts';
import { requiredText, timestamp } from '../fields.ts';
import { component } from '../openapi-component.ts';

/** A search of shoppers that finds nothing. */
export const EmptySearch = component('EmptySearch', {
  /** Lower case, without accents and punctuation. */
  words: z.string(),
  count: z.number(),
  lastAt: timestamp,
});

export type WireEmptySearch = z.output<typeof EmptySearch>;

/** The answer is the same whether or not it is counted. */
export const reportEmptySearch = call({
  method: 'POST',
  path: '/empty-searches',
  summary: 'Count a search that found nothing, without anything about who searched',
  body: z.object({ search: requiredText('Search', LIMITS.search) }),
  output: z.object({ received: z.literal(true) }),
});

export const listEmptySearches = staffCall({
  path: '/empty-searches',
  summary: 'Searches that found nothing and still find nothing, the most frequent first',
  output: z.array(EmptySearch),
});

export const ignoreEmptySearch = staffCall({
  method: 'PUT',
  path: '/empty-searches',
  summary: 'Leave a search out of those that found nothing, or list it again',
  body: z.object({ words: requiredText('Words'), ignored: z.boolean() }),
  output: z.object({ words: z.string(), ignored: z.boolean() }),
  failures: [404],
});
