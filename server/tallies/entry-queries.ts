import type { Connection, Transaction } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { orderTallyEntries } from '#db/schema/index.ts';
import type { TallyEntry } from '#domain/orders/tally.ts';

export async function insertEntry(
  tx: Transaction,
  { total, ...entry }: TallyEntry & { id: string },
): Promise<void> {
  await insertOne(tx, { ...entry, totalCents: total });
}

const insertOne = prepared('insert_tally_entry', (db) =>
  db.insert(orderTallyEntries).values(placeholdersFor(orderTallyEntries)),
);

export async function hasEntries(db: Connection): Promise<boolean> {
  const rows = await db.select({ sign: orderTallyEntries.sign }).from(orderTallyEntries).limit(1);
  return rows.length > 0;
}

/** All entries that are there; they are gone once this transaction ends. */
export async function takeEntries(tx: Transaction): Promise<TallyEntry[]> {
  const rows = await tx.delete(orderTallyEntries).returning();
  return rows.map(({ id, totalCents, sign, ...entry }) => ({
    ...entry,
    sign: sign === 1 ? 1 : -1,
    total: totalCents,
  }));
}
