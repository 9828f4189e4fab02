import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import {
  type CounterEntry,
  type CustomerChange,
  dayOf,
  sumCounters,
  sumCustomers,
  sumPending,
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
 * Brings the tallies up to everything that was committed before: nothing that is in them is in the entries,
 * and the other way round. Any number of servers may do it at once; one comes after the other.
 */
export async function applyEntries(db: Database): Promise<void> {
  if (!(await hasEntries(db))) return;
  await inTransaction(db, async (tx) => {
    await lockCounters(tx);
    await addEntries(tx, await takeEntries(tx));
  });
}

async function addEntries(tx: Transaction, entries: readonly CounterEntry[]): Promise<void> {
  await addToOrderCounters(tx, sumCounters(entries));
  await addToCounters(tx, 'pending', sumPending(entries));
  await addToCounters(tx, 'customers', await changeCustomers(tx, sumCustomers(entries)));
}

/**
 * Saves who has ordered since when, and says by how much the number of customers changed, in all and by day.
 */
async function changeCustomers(
  tx: Transaction,
  changes: readonly CustomerChange[],
): Promise<Map<string, number>> {
  const before = await findCustomers(tx, emailsOf(changes));
  // Who lost an order may have lost the first.
  const firstOrders = await findFirstOrders(tx, emailsOf(changes.filter(({ hasLost }) => hasLost)));
  const news = new Map<string, number>();
  const count = (since: Date, by: 1 | -1) => {
    for (const period of ['all', dayOf(since)]) news.set(period, (news.get(period) ?? 0) + by);
  };
  const after = changes.map(({ emailKey, orders, earliest, hasLost }) => {
    const known = before.get(emailKey);
    const kept = earlierOf(known?.since, earliest);
    const since = hasLost ? (firstOrders.get(emailKey) ?? kept) : kept;
    const left = (known?.orders ?? 0) + orders;
    if (known) count(known.since, -1);
    if (left > 0 && since) count(since, 1);
    return { emailKey, orders: left, since };
  });
  await saveCustomers(tx, after);
  return new Map([...news].filter(([, change]) => change !== 0));
}

function emailsOf(changes: readonly CustomerChange[]): string[] {
  return changes.map(({ emailKey }) => emailKey);
}

function earlierOf(one: Date | undefined, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
