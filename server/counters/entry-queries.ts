import { randomUUID } from 'node:crypto';
import type { Connection, Transaction } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { orderCounterEntries } from '#db/schema/index.ts';
import type { CounterEntry } from '#domain/orders/counters.ts';

export async function insertEntry(
  tx: Transaction,
  { total, returned, ...entry }: CounterEntry,
): Promise<void> {
  await insertOne(tx, { ...entry, id: randomUUID(), totalCents: total, returnedCents: returned });
}

const insertOne = prepared('insert_tally_entry', (db) =>
  db.insert(orderCounterEntries).values(placeholdersFor(orderCounterEntries)),
);

export async function hasEntries(db: Connection): Promise<boolean> {
  const rows = await db.select({ sign: orderCounterEntries.sign }).from(orderCounterEntries).limit(1);
  return rows.length > 0;
}

/** Removes all entries, and returns them. */
export async function takeEntries(tx: Transaction): Promise<CounterEntry[]> {
  const rows = await tx.delete(orderCounterEntries).returning();
  return rows.map(({ id, totalCents, returnedCents, sign, ...entry }) => ({
    ...entry,
    sign: sign === 1 ? 1 : -1,
    total: totalCents,
    returned: returnedCents,
  }));
}
