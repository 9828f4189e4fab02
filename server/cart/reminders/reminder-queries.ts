import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { cartReminders, checkouts, orders } from '#db/schema/index.ts';

export type StoredReminder = typeof cartReminders.$inferSelect;

const NOTHING = { cartId: null, lines: [], dueAt: null };

/** Locks the reminder of an email, also if it has none yet. */
export async function lockReminder(tx: Transaction, emailKey: string, now: Date): Promise<StoredReminder> {
  const begun = { emailKey, lines: [], remindedLines: [], typedAt: now };
  await tx.insert(cartReminders).values(begun).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(cartReminders)
    .where(eq(cartReminders.emailKey, emailKey))
    .for('update');
  if (!row) throw new Error('The reminder is missing');
  return row;
}

type Changes = Partial<Omit<StoredReminder, 'emailKey'>>;

export async function updateReminder(tx: Transaction, emailKey: string, changes: Changes): Promise<void> {
  await tx.update(cartReminders).set(changes).where(eq(cartReminders.emailKey, emailKey));
}

/** Forgets what an email was about to order. */
export async function forgetCheckout(db: Connection, emailKey: string): Promise<void> {
  await db.update(cartReminders).set(NOTHING).where(eq(cartReminders.emailKey, emailKey));
}

export async function isReminderDue(db: Connection, now: Date): Promise<boolean> {
  const due = await db
    .select({ emailKey: cartReminders.emailKey })
    .from(cartReminders)
    .where(lte(cartReminders.dueAt, now))
    .limit(1);
  return due.length > 0;
}

/** Locks a reminder that is due; those that other servers look at are left to them. */
export async function lockDueReminder(tx: Transaction, now: Date): Promise<StoredReminder | null> {
  const [row] = await tx
    .select()
    .from(cartReminders)
    .where(lte(cartReminders.dueAt, now))
    .orderBy(cartReminders.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function findReminder(db: Connection, emailKey: string): Promise<StoredReminder | null> {
  const [row] = await db.select().from(cartReminders).where(eq(cartReminders.emailKey, emailKey));
  return row ?? null;
}

/** Stops all reminders to an email. */
export async function stopReminders(db: Connection, emailKey: string, now: Date): Promise<void> {
  const stopped = { ...NOTHING, remindedLines: [], stoppedAt: now };
  await db
    .insert(cartReminders)
    .values({ ...stopped, emailKey, typedAt: now })
    .onConflictDoUpdate({ target: cartReminders.emailKey, set: stopped });
}

/** True if an email has ordered since, or has a payment whose order is still to come. */
export async function hasBoughtSince(db: Connection, emailKey: string, since: Date): Promise<boolean> {
  const ordered = and(eq(orders.emailKey, emailKey), gte(orders.createdAt, since));
  if ((await db.$count(orders, ordered)) > 0) return true;
  const isPaid = or(
    eq(checkouts.outcome, 'unexplained'),
    and(isNull(checkouts.outcome), eq(checkouts.lastSeen, 'succeeded')),
  );
  const hasEmail = eq(sql`lower(${checkouts.email})`, emailKey);
  return (await db.$count(checkouts, and(gte(checkouts.createdAt, since), isPaid, hasEmail))) > 0;
}

/** Deletes those of emails that were typed before, unless their owners have stopped reminders. */
export async function deleteOldReminders(db: Connection, typedBefore: Date): Promise<void> {
  await db
    .delete(cartReminders)
    .where(and(lt(cartReminders.typedAt, typedBefore), isNull(cartReminders.stoppedAt)));
}

export async function deleteReminder(tx: Transaction, emailKey: string): Promise<void> {
  await tx.delete(cartReminders).where(eq(cartReminders.emailKey, emailKey));
}
