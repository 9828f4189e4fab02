import type { RecentSearch } from './recent-searches.ts';
import { isTrackMethod, type TrackSearch } from './track-search.ts';

/**
 * What the address of the tracking page asks for, so that it works without script, survives a reload and goes
 * back with the back button. E-mail addresses and phone numbers are not in it, but under a key in a cookie
 * (`kept-searches.ts`).
 * - nothing: the empty form
 * - `?order=MG-…`: that order at once
 * - `?search=…`: a kept search; with `&show=1` the second order it found, since found ids may be hidden
 * - `?method=email`: a search for nothing, which says what is missing
 * - with `&edit=1`: back at the form, with what was typed
 */
export type TrackAddress =
  | { show: 'form'; search: TrackSearch }
  /** A search that this browser no longer has. */
  | { show: 'lost'; search: TrackSearch }
  | { show: 'result'; search: TrackSearch; selected: number | null };

export const EMPTY_SEARCH: TrackSearch = { method: 'orderId', value: '' };

export function readTrackAddress(query: URLSearchParams, kept: readonly RecentSearch[]): TrackAddress {
  const key = query.get('search');
  const search = key === null ? typedIn(query) : (kept.find((one) => one.key === key) ?? null);
  if (!search) return { show: key === null ? 'form' : 'lost', search: EMPTY_SEARCH };
  if (query.has('edit')) return { show: 'form', search };
  const selected = query.get('show');
  return { show: 'result', search, selected: /^\d{1,3}$/.test(selected ?? '') ? Number(selected) : null };
}

/** The address of a search, of one order it found, or of the form it came from. */
export function trackQueryOf(
  { method, value, key }: TrackSearch,
  at: { show?: number; edit?: true } = {},
): string {
  const query = new URLSearchParams(
    key ? { search: key } : value.trim() === '' ? { method } : { order: value },
  );
  if (at.show !== undefined) query.set('show', String(at.show));
  if (at.edit) query.set('edit', '1');
  return `?${query}`;
}

/** A search that stands in the query itself, as `?method=email&value=…` did before searches were kept. */
export function typedIn(query: URLSearchParams | FormData): TrackSearch | null {
  const order = query.get('order');
  if (order) return { method: 'orderId', value: String(order) };
  const method = String(query.get('method'));
  return isTrackMethod(method) ? { method, value: String(query.get('value') ?? '') } : null;
}
