import type { RecentSearch } from './recent-searches.ts';
import { isTrackMethod, type TrackSearch } from './track-search.ts';

/**
 * State of the page in its URL. Email addresses and phone numbers are in a cookie (`recent-searches.ts`).
 * - `?order=MG-…`: that order
 * - `?search=<key>`: a search from the cookie; with `&show=1` its second order, since ids may be masked
 * - `?method=email`: an empty search, which shows its error
 * - with `&edit=1`: the form with the typed text
 */
export type TrackUrl =
  | { show: 'form'; search: TrackSearch }
  /** This browser no longer has the search. */
  | { show: 'lost'; search: TrackSearch }
  | { show: 'result'; search: TrackSearch; selected: number | null };

/** The page of an order. */
export function trackingPath(orderId: string): string {
  return `/user/track-order?order=${encodeURIComponent(orderId)}`;
}

export const EMPTY_SEARCH: TrackSearch = { method: 'orderId', value: '' };

export function readTrackUrl(query: URLSearchParams, kept: readonly RecentSearch[]): TrackUrl {
  const key = query.get('search');
  const search = key === null ? typedIn(query) : (kept.find((one) => one.key === key) ?? null);
  if (!search) return { show: key === null ? 'form' : 'lost', search: EMPTY_SEARCH };
  if (query.has('edit')) return { show: 'form', search };
  const selected = query.get('show');
  return { show: 'result', search, selected: /^\d{1,3}$/.test(selected ?? '') ? Number(selected) : null };
}

/** The URL of a search, of one of its orders (`show`), or of its form (`edit`). */
export function createTrackQuery(
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

/** A search in the query itself, as in URLs of earlier versions: `?method=email&value=…`. */
export function typedIn(query: URLSearchParams | FormData): TrackSearch | null {
  const order = query.get('order');
  if (order) return { method: 'orderId', value: String(order) };
  const method = String(query.get('method'));
  return isTrackMethod(method) ? { method, value: String(query.get('value') ?? '') } : null;
}
