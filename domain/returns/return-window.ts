import type { Order } from '../orders/order.ts';
import { isShipped } from '../orders/restock.ts';
import { DAY } from '../time-units.ts';

/** Days after the delivery in which a consumer can withdraw (Directive 2011/83/EU, Article 9). */
export const WITHDRAWAL_DAYS = 14;

type Delivered = Pick<Order, 'status' | 'activities' | 'expectedDelivery' | 'shippingAddress'>;

/**
 * Until when a customer can ask for a return, `days` after the delivery; null if nothing was sent or the
 * order has ended. Staff can open one at any time.
 */
export function returnEndsAt(order: Delivered, days: number, now: Date): Date | null {
  return isShipped(order.status) ? afterDelivery(order, days, now) : null;
}

/** Until when a customer in the European Economic Area can withdraw; null elsewhere. */
export function withdrawalEndsAt(order: Delivered, now: Date): Date | null {
  const country = order.shippingAddress?.country;
  if (!isShipped(order.status) || !country || !EEA.has(country)) return null;
  return afterDelivery(order, WITHDRAWAL_DAYS, now);
}

/** Days count from the delivery; before it from the expected one, which cannot be past. */
function afterDelivery({ status, activities, expectedDelivery }: Delivered, days: number, now: Date): Date {
  const delivered = activities.findLast((activity) => activity.status === 'delivered')?.timestamp;
  const start = status === 'delivered' && delivered ? delivered : new Date(Math.max(+expectedDelivery, +now));
  return new Date(start.getTime() + days * DAY);
}

/** As addresses name the countries. */
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
