import type { trackOrder } from '#contract/calls/orders.ts';
import type { CallInput } from '#contract/define-call.ts';
import { emailAddress } from '#contract/fields.ts';
import {
  NO_EMAIL_ADDRESS,
  NO_PHONE_NUMBER,
  NOTHING_TYPED,
  TRACK_METHODS,
  type TrackMethod,
} from '#domain/orders/track-search.ts';
import { isPhoneNumber } from '#domain/phone-number.ts';

export type TrackSearch = {
  method: TrackMethod;
  value: string;
  /** Its name in the URL, if the URL must not contain the value. */
  key?: string;
};

export function isTrackMethod(text: string): text is TrackMethod {
  return TRACK_METHODS.some((method) => method === text);
}

/** The error of a search, or null (specification, section 5). */
export function checkTrackSearch({ method, value }: TrackSearch): string | null {
  const typed = value.trim();
  if (typed === '') return NOTHING_TYPED[method];
  if (method === 'email' && !emailAddress().safeParse(typed).success) {
    return NO_EMAIL_ADDRESS;
  }
  if (method === 'phone' && !isPhoneNumber(typed)) return NO_PHONE_NUMBER;
  return null;
}

/** 'ada@example.com', or 'Order ID MG-1'. */
export function describeSearch({ method, value }: TrackSearch): string {
  return method === 'orderId' ? `Order ID ${value.trim()}` : value.trim();
}

/** Body of POST /orders/track: one of the three, trimmed; email in lower case (specification, section 3). */
export function toTrackBody({
  method,
  value,
}: TrackSearch): NonNullable<CallInput<typeof trackOrder>['body']> {
  const typed = value.trim();
  return { [method]: method === 'email' ? typed.toLowerCase() : typed };
}
