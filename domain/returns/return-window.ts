import type { Order } from '../orders/order.ts';
import { isShipped } from '../orders/restock.ts';
import { DAY } from '../time-units.ts';
import { dayBounds, dayIn } from '../time-zone.ts';

/** Days after the delivery in which a consumer can withdraw (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14;

type Delivered = Pick<Order, 'status' | 'activities' | 'expectedDelivery' | 'shippingAddress'>;

type At = {
  now: Date;
  /** The IANA name of the shop's time zone, whose days count. */
  zone: string;
};

/**
 * Until when a customer can ask for a return, to the end of the last of `days` after the delivery; null if
 * nothing was sent or the order has ended. Staff can open one at any time.
 */
export function returnEndsAt(order: Delivered, days: number, at: At): Date | null {
  return isShipped(order.status) ? afterDelivery(order, days, at) : null;
}

/** Until when a customer in the European Economic Area can withdraw; null elsewhere. */
export function withdrawalEndsAt(order: Delivered, at: At): Date | null {
  const country = order.shippingAddress?.country;
  if (!isShipped(order.status) || !country || !EEA.has(country)) return null;
  return afterDelivery(order, WITHDRAWAL_DAYS, at);
}

/**
 * Days count from the day after the delivery, and the last one counts to its end (Regulation 1182/71,
 * Article 3); before it is delivered from the expected day, which cannot be past.
 */
function afterDelivery(
  { status, activities, expectedDelivery }: Delivered,
  days: number,
  { now, zone }: At,
): Date {
  const delivered = activities.findLast((activity) => activity.status === 'delivered')?.timestamp;
  const start = status === 'delivered' && delivered ? delivered : new Date(Math.max(+expectedDelivery, +now));
  const last = new Date(Date.parse(dayIn(start, zone)) + days * DAY).toISOString().slice(0, 10);
  // The last moment: who formats it shows the last day.
  return new Date(dayBounds(last, zone).before.getTime() - 1);
}

/** The names of the countries in addresses. */
const EEA: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czechia',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Iceland',
  'Ireland',
  'Italy',
  'Latvia',
  'Liechtenstein',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Norway',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
]);
