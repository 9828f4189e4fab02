import { data } from 'react-router';
import { trackOrder, type WireOrder } from '#contract/calls/orders.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import type { RecentSearch } from './recent-searches.ts';
import { checkTrackSearch, type TrackSearch, toTrackBody } from './track-search.ts';
import { readTrackUrl } from './track-url.ts';

export type Tracking =
  | { show: 'form'; search: TrackSearch; problem: TrackProblem | null }
  | { show: 'list'; search: TrackSearch; orders: WireOrder[] }
  /** `ofSeveral`: one of several results. */
  | { show: 'order'; search: TrackSearch; order: WireOrder; ofSeveral: boolean };

/** Invalid input, no result, or a failed search. */
/** `isSilent`: the server gave no message. */
export type TrackProblem = {
  kind: 'invalid' | 'not_found' | 'failed';
  message: string;
  isSilent?: true;
};

export async function loadTracking({ api, url }: LoadArgs, kept: readonly RecentSearch[]) {
  const shown = readTrackUrl(url.searchParams, kept);
  const { search } = shown;
  if (shown.show === 'form') return data<Tracking>({ show: 'form', search, problem: null }, 200);
  if (shown.show === 'lost') return data<Tracking>({ show: 'form', search, problem: LOST });

  const wrong = checkTrackSearch(search);
  if (wrong)
    return data<Tracking>({ show: 'form', search, problem: { kind: 'invalid', message: wrong } }, 400);

  const answered = await loaded(api(trackOrder, { body: toTrackBody(search) }));
  if (!answered.ok) {
    const message = answered.message || 'Failed to track order. Please try again.';
    const problem = { kind: 'failed' as const, message };
    return data<Tracking>({ show: 'form', search, problem }, toPageStatus(answered.status));
  }

  const answer = answered.data.body;
  if ('found' in answer) {
    const problem = answer.message ? { kind: 'not_found' as const, message: answer.message } : WITHOUT_WORD;
    return data<Tracking>({ show: 'form', search, problem }, url.searchParams.has('order') ? 404 : 200);
  }
  if (!('orders' in answer))
    return data<Tracking>({ show: 'order', search, order: answer, ofSeveral: false });
  const { orders } = answer;
  const order = shown.selected === null ? undefined : orders[shown.selected];
  return order
    ? data<Tracking>({ show: 'order', search, order, ofSeveral: true })
    : data<Tracking>({ show: 'list', search, orders });
}

/** A link to a search of another browser or an ended session. */
const LOST: TrackProblem = {
  kind: 'failed',
  message: 'This search is no longer kept in this browser. Please search again.',
};

/** If the server sends no message (specification, section 8). */
const WITHOUT_WORD: TrackProblem = {
  kind: 'not_found',
  message: 'No order found with the provided information. Please check your details and try again.',
  isSilent: true,
};
