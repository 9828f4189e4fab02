import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { REMINDER_TIME } from '#domain/members/validity.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { membershipReminder } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { takeToRemind } from './membership-queries.ts';

export type Reminding = { db: Database; log: Logger; now: () => Date; onMail: () => void };

/** Milliseconds between two rounds: a reminder is about days. */
const EVERY = 3_600_000;

/** Milliseconds from the start of the server to the first round: it may have been down for long. */
const SOON = 10_000;

/**
 * Tells members 30 days before the end that their membership ends, once each. Runs on every server; a
 * membership is marked in the transaction that writes its mail, so it is told of by one of them, and what a
 * server that was down has missed is made up for as long as the membership runs.
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
      const membership = await takeToRemind(tx, { now: at, before });
      if (membership) await writeMail(tx, membershipReminder(membership), at);
      return membership !== null;
    });
    if (isReminded) onMail();
    return isReminded;
  }
}
