import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from '#db/connection.ts';
import { checkouts, idempotentAnswers, paymentSweeps } from '#db/schema/index.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { toCheckout } from './checkout-queries.ts';

/** `looks`: the number of looks, with this one. */
export type DueCheckout = { checkout: Checkout; looks: number };

/** Claims open checkouts whose next check is due, oldest first, and leases them until `until`. */
export async function claimDueCheckouts(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DueCheckout[]> {
  const due = sql`(
    select ${checkouts.id} from ${checkouts} where ${checkouts.nextLookAt} <= ${now.toISOString()}
    order by ${checkouts.nextLookAt} limit ${limit} for update skip locked)`;
  const rows = await db
    .update(checkouts)
    .set({ nextLookAt: until, looks: sql`${checkouts.looks} + 1` })
    .where(sql`${checkouts.id} in ${due}`)
    .returning();
  return rows.map((row) => ({ checkout: toCheckout(row), looks: row.looks }));
}

/** Records what a check saw and when the next one is due, unless the checkout is closed. */
export async function recordCheck(
  db: Connection,
  checkoutId: string,
  seen: { lastSeen: string; nextLookAt: Date | null },
): Promise<void> {
  await db
    .update(checkouts)
    .set(seen)
    .where(and(eq(checkouts.id, checkoutId), isNull(checkouts.outcome)));
}

/** Up to when every payment at the provider was looked at. */
export async function readSweptUntil(db: Connection): Promise<Date> {
  const [row] = await db.select().from(paymentSweeps);
  if (!row) throw new Error('The time of the last sweep is missing');
  return row.completeUntil;
}

export async function recordSweep(db: Connection, completeUntil: Date): Promise<void> {
  // The server that got further wins.
  await db
    .update(paymentSweeps)
    .set({ completeUntil: sql`greatest(${paymentSweeps.completeUntil}, ${completeUntil.toISOString()})` });
}

/** Deletes the stored answers of requests older than `time`. */
export async function deleteAnswersBefore(db: Connection, time: Date): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, time));
}
