import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { REMINDER_TIME } from '#domain/members/validity.ts';
import { HOUR } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { membershipReminder } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { claimForReminder } from './membership-queries.ts';

type Reminding = { db: Database; log: Logger; now: () => Date; onMail: () => void };

/** Milliseconds between two rounds. */
const EVERY = HOUR;

/** Milliseconds from the start of the server to the first round. */
const SOON = 10_000;

/**
 * Reminds members once, 30 days before their membership ends, or later if no server ran then. Runs on every
 * server; the transaction that writes the mail also marks the membership, so that one of them sends it.
 */
export function startMembershipReminder({ db, log, now, onMail }: Reminding): PeriodicTask {
  return startPeriodicTask(
    { name: 'reminding members', every: EVERY, first: SOON, log },
    async (stopping) => {
      let isMore = true;
      while (isMore && !stopping.aborted) isMore = await remindOne();
    },
  );

  async function remindOne(): Promise<boolean> {
    const at = now();
    const before = new Date(at.getTime() + REMINDER_TIME);
    const isReminded = await inTransaction(db, async (tx) => {
      const membership = await claimForReminder(tx, { now: at, before });
      if (membership) await writeMail(tx, membershipReminder(membership), at);
      return membership !== null;
    });
    if (isReminded) onMail();
    return isReminded;
  }
}
