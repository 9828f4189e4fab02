import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { disputes, paymentSweeps } from '#db/schema/index.ts';

type NewDispute = typeof disputes.$inferInsert;

/** Saves a dispute, unless what is stored was read later; false then. */
export async function saveDispute(tx: Transaction, { id, ...dispute }: NewDispute): Promise<boolean> {
  const { rowCount } = await tx
    .insert(disputes)
    .values({ id, ...dispute })
    .onConflictDoUpdate({
      target: disputes.id,
      set: dispute,
      setWhere: sql`${disputes.readAt} <= ${dispute.readAt.toISOString()}`,
    });
  return rowCount === 1;
}

export async function isKnownDispute(db: Connection, id: string): Promise<boolean> {
  const rows = await db.select({ id: disputes.id }).from(disputes).where(eq(disputes.id, id));
  return rows.length > 0;
}

/** Claims disputes that are to be looked at, and leases them until `until`; returns their payments. */
export async function claimDueDisputes(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const due = sql`(
    select ${disputes.id} from ${disputes} where ${disputes.nextLookAt} <= ${now.toISOString()}
    order by ${disputes.nextLookAt} limit ${limit} for update skip locked)`;
  const claimed = await db
    .update(disputes)
    .set({ nextLookAt: until })
    .where(sql`${disputes.id} in ${due}`)
    .returning({ paymentIntentId: disputes.paymentIntentId });
  return [...new Set(claimed.map(({ paymentIntentId }) => paymentIntentId))];
}

/** Finds the dispute by which the bank returned a payment to the customer, if there is one. */
export async function findLostDispute(db: Connection, paymentIntentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.paymentIntentId, paymentIntentId), eq(disputes.status, 'lost')))
    .orderBy(desc(disputes.openedAt))
    .limit(1);
  return row?.id ?? null;
}

/** Up to when all disputes at the provider were looked at. */
export async function readDisputesSweptUntil(db: Connection): Promise<Date> {
  const [row] = await db.select({ until: paymentSweeps.disputesUntil }).from(paymentSweeps);
  if (!row) throw new Error('The time of the last sweep is missing');
  return row.until;
}

export async function recordDisputeSweep(db: Connection, until: Date): Promise<void> {
  // The server that got further wins.
  await db
    .update(paymentSweeps)
    .set({ disputesUntil: sql`greatest(${paymentSweeps.disputesUntil}, ${until.toISOString()})` });
}
