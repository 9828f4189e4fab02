import { type Database, inTransaction } from '#db/connection.ts';
import { reminderTime } from '#domain/cart/reminder.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { forgetCheckout, lockReminder, updateReminder } from './reminder-queries.ts';

/** A cart, or the lines of Buy Now. */
export type Unfinished = { cartId: string | null; lines: WantedLine[] };

type ReminderRequest = {
  email: string;
  /** Null: it is not allowed, or not any more. */
  unfinished: Unfinished | null;
  now: Date;
};

/** Notes what is about to be ordered with an email, to remind it once; or forgets that. */
export async function askForReminder(
  db: Database,
  { email, unfinished, now }: ReminderRequest,
): Promise<void> {
  const emailKey = normalizeEmail(email);
  if (unfinished === null) return await forgetCheckout(db, emailKey);
  await inTransaction(db, async (tx) => {
    const known = await lockReminder(tx, emailKey, now);
    const dueAt = reminderTime({ ...known, at: now });
    if (dueAt !== null) await updateReminder(tx, emailKey, { ...unfinished, typedAt: now, dueAt });
  });
}
