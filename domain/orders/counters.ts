import type { Cents } from '../money.ts';
import type { PaymentStatus } from './order.ts';
import { isHighValue } from './order-filter.ts';
import { isPending } from './sale.ts';
import type { OrderStatus } from './status.ts';

/** The counted fields of an order. */
export type Countable = {
  emailKey: string;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  total: Cents;
  /** The cents that refunds returned of it, and banks took back. */
  returned: Cents;
};

/** The state of an order before (sign -1) or after (1) a change `at` that time. */
export type CounterEntry = Countable & { sign: 1 | -1; at: Date };

/** Orders of one kind in a period: 'all', a month (2026-11) or a day (2026-11-26), in UTC. */
export type OrderCounters = {
  period: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  highValue: boolean;
  orders: number;
  /** Less what was returned. */
  total: Cents;
};

/** A change as entries; null for an order that does not exist before or after it. */
export function listEntries(before: Countable | null, after: Countable | null, at: Date): CounterEntry[] {
  return [
    ...(before ? [{ ...before, at, sign: -1 as const }] : []),
    ...(after ? [{ ...after, at, sign: 1 as const }] : []),
  ];
}

/** The changes of the order counters; zero changes are left out. */
export function sumCounters(entries: readonly CounterEntry[]): OrderCounters[] {
  const sums = new Map<string, OrderCounters>();
  for (const { sign, createdAt, status, paymentStatus, total, returned } of entries) {
    const highValue = isHighValue(total);
    for (const period of ['all', toUtcDay(createdAt).slice(0, 7), toUtcDay(createdAt)]) {
      const key = [period, status, paymentStatus, highValue].join(' ');
      const sum = sums.get(key) ?? { period, status, paymentStatus, highValue, orders: 0, total: 0 };
      sums.set(key, { ...sum, orders: sum.orders + sign, total: sum.total + sign * (total - returned) });
    }
  }
  return inOrder(sums).filter(({ orders, total }) => orders !== 0 || total !== 0);
}

/** The changes of the number of pending orders, by day. */
export function sumPending(entries: readonly CounterEntry[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { sign, at, status, paymentStatus } of entries)
    if (isPending({ status, paymentStatus })) days.set(toUtcDay(at), (days.get(toUtcDay(at)) ?? 0) + sign);
  return new Map([...days].filter(([, change]) => change !== 0));
}

/** Orders gained or lost by a customer, and the placement of the earliest gained. */
export type CustomerChange = { emailKey: string; orders: number; earliest: Date | null; hasLost: boolean };

/** Changes of customers. An order that is lost and gained cancels out. */
export function sumCustomers(entries: readonly CounterEntry[]): CustomerChange[] {
  const orders = new Map<string, { emailKey: string; createdAt: Date; count: number }>();
  for (const { emailKey, createdAt, sign } of entries) {
    const key = `${emailKey} ${createdAt.getTime()}`;
    orders.set(key, { emailKey, createdAt, count: (orders.get(key)?.count ?? 0) + sign });
  }
  const changes = new Map<string, CustomerChange>();
  for (const { emailKey, createdAt, count } of orders.values()) {
    if (count === 0) continue;
    const so = changes.get(emailKey) ?? { emailKey, orders: 0, earliest: null, hasLost: false };
    changes.set(emailKey, {
      emailKey,
      orders: so.orders + count,
      earliest: count > 0 && (!so.earliest || createdAt < so.earliest) ? createdAt : so.earliest,
      hasLost: so.hasLost || count < 0,
    });
  }
  return inOrder(changes);
}

/** 2026-11-26, in UTC. */
export function toUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function inOrder<Value>(map: Map<string, Value>): Value[] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}
