import { isTrackMethod, type TrackSearch } from './track-search.ts';

/**
 * What the address of the tracking page asks for. All of it lives there, so that it works without script, survives a
 * reload and goes back with the back button:
 * - nothing: the empty form
 * - `?order=MG-…`: that order at once
 * - `?method=email&value=…`: a search; with `&show=1` the second order it found, since found ids may be hidden
 * - with `&edit=1`: back at the form, with what was typed
 */
export type TrackAddress =
  | { show: 'form'; search: TrackSearch }
  | { show: 'result'; search: TrackSearch; selected: number | null };

export function readTrackAddress(query: URLSearchParams): TrackAddress {
  const search = readSearch(query);
  if (!search) return { show: 'form', search: { method: 'orderId', value: '' } };
  if (query.has('edit')) return { show: 'form', search };
  const selected = query.get('show');
  return { show: 'result', search, selected: /^\d{1,3}$/.test(selected ?? '') ? Number(selected) : null };
}

/** The address of a search, of one order it found, or of the form it came from. */
export function trackQueryOf(
  { method, value }: TrackSearch,
  at: { show?: number; edit?: true } = {},
): string {
  const query = new URLSearchParams({ method, value });
  if (at.show !== undefined) query.set('show', String(at.show));
  if (at.edit) query.set('edit', '1');
  return `?${query}`;
}

function readSearch(query: URLSearchParams): TrackSearch | null {
  const order = query.get('order');
  if (order) return { method: 'orderId', value: order };
  const method = query.get('method');
  return isTrackMethod(method) ? { method, value: query.get('value') ?? '' } : null;
}
