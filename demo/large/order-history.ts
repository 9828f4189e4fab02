import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { type OrderStatus, statusNote } from '#domain/orders/status.ts';
import { HOUR } from '#domain/time-units.ts';
import type { Chance } from '../reviews/chance.ts';
import { atWork } from './working-hours.ts';

/** State of an order at `now`: its status, and the time of its refund, if any. */
export type OrderHistory = { order: Order; refundedAt: Date | null };

/** Range of hours until each next step. */
type Step = { status: OrderStatus; after: readonly [number, number] };

const DELIVERED: readonly Step[] = [
  { status: 'processing', after: [1, 20] },
  { status: 'packaging', after: [3, 24] },
  { status: 'on-the-road', after: [4, 30] },
  { status: 'delivered', after: [24, 96] },
];
const REJECTED: readonly Step[] = [{ status: 'rejected', after: [2, 48] }];
const HELD: readonly Step[] = [
  { status: 'processing', after: [1, 20] },
  { status: 'on-hold', after: [2, 30] },
  { status: 'processing', after: [60, 400] },
  ...DELIVERED.slice(1),
];

/** Advances a placed order until `now`, with realistic frequencies. */
export function generateHistory(placed: Order, now: Date, chance: Chance): OrderHistory {
  const roll = chance.next();
  const steps = roll < 0.03 ? REJECTED : roll < 0.05 ? HELD : DELIVERED;
  const activities: OrderActivity[] = [];
  let at = placed.createdAt.getTime();
  for (const { status, after } of steps) {
    at = atWork(at + Math.round((after[0] + (after[1] - after[0]) * chance.next()) * HOUR), chance);
    if (at > now.getTime()) break;
    activities.push({ status, timestamp: new Date(at), description: statusNote(status) });
  }
  const last = activities.at(-1);
  const order = {
    ...placed,
    status: last?.status ?? placed.status,
    activities: [...placed.activities, ...activities],
  };
  const givesBack = last && order.paymentStatus === 'paid' && chance.next() < chanceOfRefund(last.status);
  const asked = (1 + 40 * chance.next()) * HOUR;
  const refundedAt = givesBack ? new Date(atWork(last.timestamp.getTime() + asked, chance)) : null;
  if (!refundedAt || refundedAt > now) return { order, refundedAt: null };
  return { order: { ...order, paymentStatus: 'refunded', refunded: order.total }, refundedAt };
}

function chanceOfRefund(status: OrderStatus): number {
  if (status === 'rejected') return 0.95;
  return status === 'delivered' ? 0.012 : 0;
}
