import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Countable,
  type CounterEntry,
  listEntries,
  sumCounters,
  sumCustomers,
  sumPending,
  toUtcDay,
} from './counters.ts';
import { PAYMENT_STATUSES } from './order.ts';
import { isPending } from './sale.ts';
import { ORDER_STATUSES } from './status.ts';

const order: Countable = {
  emailKey: 'ada@example.com',
  createdAt: new Date('2026-11-30T23:59:59.999Z'),
  status: 'placed',
  paymentStatus: 'paid',
  total: 50_000,
  returned: 0,
};
const now = new Date('2026-12-02T10:00:00Z');

describe('a new order', () => {
  const entries = listEntries(null, order, order.createdAt);

  it('counts with its total less what was returned, and still as one of high value', () => {
    const [all] = sumCounters(listEntries(null, { ...order, returned: 20_000 }, now));
    expect(all).toMatchObject({ orders: 1, total: 30_000, highValue: true });
  });

  it('counts in total, in its month and on its day, in UTC', () => {
    const kind = { status: 'placed', paymentStatus: 'paid', highValue: true, orders: 1, total: 50_000 };
    expect(sumCounters(entries)).toEqual([
      { ...kind, period: '2026-11' },
      { ...kind, period: '2026-11-30' },
      { ...kind, period: 'all' },
    ]);
  });

  it('adds a pending order, and an order of its customer', () => {
    expect([...sumPending(entries)]).toEqual([['2026-11-30', 1]]);
    expect(sumCustomers(entries)).toEqual([
      { emailKey: 'ada@example.com', orders: 1, earliest: order.createdAt, hasLost: false },
    ]);
  });

  it('one cent below the limit is of low value', () => {
    expect(sumCounters(listEntries(null, { ...order, total: 49_999 }, now))[0]).toMatchObject({
      highValue: false,
    });
  });
});

describe('an order that changes', () => {
  const delivered = listEntries(order, { ...order, status: 'delivered' }, now);

  it('moves from one kind to another', () => {
    const all = sumCounters(delivered).filter(({ period }) => period === 'all');
    expect(all.map(({ status, orders, total }) => [status, orders, total])).toEqual([
      ['delivered', 1, 50_000],
      ['placed', -1, -50_000],
    ]);
  });

  it('is no longer pending from the day of the change', () => {
    expect([...sumPending(delivered)]).toEqual([['2026-12-02', -1]]);
  });

  it('changes nothing about its customer', () => {
    expect(sumCustomers(delivered)).toEqual([]);
  });

  it('between pending statuses keeps the pending count', () => {
    expect([...sumPending(listEntries(order, { ...order, status: 'packaging' }, now))]).toEqual([]);
  });

  it('to its current state changes no counter', () => {
    expect(sumCounters(listEntries(order, order, now))).toEqual([]);
  });
});

test('a deleted order is subtracted from its customer', () => {
  expect(sumCustomers(listEntries(order, null, now))).toEqual([
    { emailKey: 'ada@example.com', orders: -1, earliest: null, hasLost: true },
  ]);
});

const anyEntry: fc.Arbitrary<CounterEntry> = fc.record({
  sign: fc.constantFrom(1 as const, -1 as const),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-03-01'), noInvalidDate: true }),
  createdAt: fc.date({ min: new Date('2025-12-30'), max: new Date('2026-01-02'), noInvalidDate: true }),
  emailKey: fc.constantFrom('a@example.com', 'b@example.com'),
  status: fc.constantFrom(...ORDER_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  total: fc.integer({ min: 0, max: 100_000 }),
  returned: fc.constantFrom(0, 0, 500),
});

test('sums of entries are the sums of their parts, for every period', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
      const sums = sumCounters(entries);
      for (const period of new Set(['all', ...sums.map((sum) => sum.period)])) {
        const inPeriod = entries.filter(({ createdAt }) =>
          ['all', toUtcDay(createdAt).slice(0, 7), toUtcDay(createdAt)].includes(period),
        );
        const of = sums.filter((sum) => sum.period === period);
        expect(of.reduce((sum, { orders }) => sum + orders, 0)).toBe(
          inPeriod.reduce((sum, { sign }) => sum + sign, 0),
        );
        expect(of.reduce((sum, { total }) => sum + total, 0)).toBe(
          inPeriod.reduce((sum, { sign, total, returned }) => sum + sign * (total - returned), 0),
        );
      }
      const pending = [...sumPending(entries).values()].reduce((sum, change) => sum + change, 0);
      expect(pending).toBe(entries.filter(isPending).reduce((sum, { sign }) => sum + sign, 0));
    }),
  );
});
