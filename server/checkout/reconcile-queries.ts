import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from '#db/connection.ts';
import { checkouts, idempotentAnswers } from '#db/schema/index.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { checkoutOf } from '../payments/checkout-queries.ts';

/**
 * Open checkouts whose next look is due, the oldest first, their next one put off until `until`: whoever got
 * them has that long, and no other server looks meanwhile.
 */
export async function claimDueCheckouts(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Checkout[]> {
  const due = sql`(
    select ${checkouts.id} from ${checkouts} where ${checkouts.nextLookAt} <= ${now.toISOString()}
    order by ${checkouts.nextLookAt} limit ${limit} for update skip locked)`;
  const rows = await db
    .update(checkouts)
    .set({ nextLookAt: until, looks: sql`${checkouts.looks} + 1` })
    .where(sql`${checkouts.id} in ${due}`)
    .returning();
  return rows.map(checkoutOf);
}

/** Notes what a look saw and when to look again; nothing once the checkout has ended. */
export async function noteLook(
  db: Connection,
  checkoutId: string,
  { lastSeen, nextLookAt }: { lastSeen: string; nextLookAt: Date },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ lastSeen, nextLookAt })
    .where(and(eq(checkouts.id, checkoutId), isNull(checkouts.outcome)));
}

/** Forgets the answers of requests that were sent before `time`. */
export async function deleteAnswersBefore(db: Connection, time: Date): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, time));
}
