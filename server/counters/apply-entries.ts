import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import {
  type CustomerChange,
  sumCounters,
  sumCustomers,
  sumPending,
  toUtcDay,
} from '#domain/orders/counters.ts';
import {
  addToCounters,
  addToOrderCounters,
  findCustomers,
  findFirstOrders,
  lockCounters,
  saveCustomers,
} from './counter-queries.ts';
import { hasEntries, takeEntries } from './entry-queries.ts';

/**
 * Moves all committed entries into the counters: each change is in one or the other, never in both. Safe to
 * call on any number of servers; they take turns.
 */
export async function applyEntries(db: Database): Promise<void> {
  if (!(await hasEntries(db))) return;
  await inTransaction(db, async (tx) => {
    await lockCounters(tx);
    const entries = await takeEntries(tx);
    await addToOrderCounters(tx, sumCounters(entries));
    await addToCounters(tx, 'pending', sumPending(entries));
    await addToCounters(tx, 'customers', await changeCustomers(tx, sumCustomers(entries)));
  });
}

/** Saves changed customers, and returns the change of their number by period: 'all' and days. */
async function changeCustomers(
  tx: Transaction,
  changes: readonly CustomerChange[],
): Promise<Map<string, number>> {
  const before = await findCustomers(tx, listEmails(changes));
  // A lost order may have been the first.
  const firstOrders = await findFirstOrders(tx, listEmails(changes.filter(({ hasLost }) => hasLost)));
  const counts = new Map<string, number>();
  const count = (since: Date, by: 1 | -1) => {
    for (const period of ['all', toUtcDay(since)]) counts.set(period, (counts.get(period) ?? 0) + by);
  };
  const after = changes.map(({ emailKey, orders, earliest, hasLost }) => {
    const known = before.get(emailKey);
    const first = findEarlier(known?.since, earliest);
    const since = hasLost ? (firstOrders.get(emailKey) ?? first) : first;
    const left = (known?.orders ?? 0) + orders;
    if (known) count(known.since, -1);
    if (left > 0 && since) count(since, 1);
    return { emailKey, orders: left, since };
  });
  await saveCustomers(tx, after);
  return new Map([...counts].filter(([, change]) => change !== 0));
}

function listEmails(changes: readonly CustomerChange[]): string[] {
  return changes.map(({ emailKey }) => emailKey);
}

function findEarlier(one: Date | undefined, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
