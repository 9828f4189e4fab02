import type { CallInput } from '#contract/call.ts';
import { emailAddress } from '#contract/fields.ts';
import type { trackOrder } from '#contract/orders.ts';

/** How an order is searched for. */
export const TRACK_METHODS = ['orderId', 'email', 'phone'] as const;
export type TrackMethod = (typeof TRACK_METHODS)[number];

/** A search as typed. */
export type TrackSearch = { method: TrackMethod; value: string };

export function isTrackMethod(text: string | null): text is TrackMethod {
  return TRACK_METHODS.some((method) => method === text);
}

/** What is wrong with a search, or null (spec 5). Blanks around it do not count. */
export function checkTrackSearch({ method, value }: TrackSearch): string | null {
  const typed = value.trim();
  if (typed === '') return EMPTY[method];
  if (method === 'email' && !emailAddress().safeParse(typed).success) {
    return 'Please enter a valid email address';
  }
  return null;
}

/** The body of POST /orders/track: exactly one of the three, trimmed, an e-mail address in lower case (spec 3). */
export function trackBodyOf({
  method,
  value,
}: TrackSearch): NonNullable<CallInput<typeof trackOrder>['body']> {
  const typed = value.trim();
  return { [method]: method === 'email' ? typed.toLowerCase() : typed };
}

const EMPTY: Record<TrackMethod, string> = {
  orderId: 'Please enter an Order ID',
  email: 'Please enter an email address',
  phone: 'Please enter a phone number',
};
