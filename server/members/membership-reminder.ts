import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { REMINDER_TIME } from '#domain/members/validity.ts';
import { membershipReminder } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { takeToRemind } from './membership-queries.ts';

export type MembershipReminder = {
  /** One whole round, now. Never throws: what failed is logged and comes up again. */
  remind(): Promise<void>;
  /** Ends the rounds; waits for the one under way. */
  stop(): Promise<void>;
};

export type Reminding = { db: Database; log: Logger; now: () => Date; onMail: () => void };

/** Milliseconds between two rounds: a reminder is about days. */
const EVERY = 3_600_000;

/** Milliseconds from the start of the server to the first round: it may have been down for long. */
const SOON = 10_000;

/**
 * Tells members 30 days before the end that their membership ends, once each. Runs on every server; a membership is marked in
 * the transaction that writes its mail, so it is told of by one of them, and what a server that was down has missed is made
 * up for as long as the membership runs.
 */
export function startMembershipReminder({ db, log, now, onMail }: Reminding): MembershipReminder {
  const stopping = new AbortController();

  async function round(): Promise<void> {
    let isMore = true;
    while (isMore && !stopping.signal.aborted) isMore = await remindOne();
  }

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

  let current = Promise.resolve();
  const remind = () => {
    current = current.then(round).catch((err: unknown) => {
      log.warn({ err }, 'reminding members failed and is tried again');
    });
    return current;
  };

  async function run(): Promise<void> {
    for (let pause = SOON; !stopping.signal.aborted; pause = EVERY) {
      // Not all servers at the same moment.
      const about = pause * (0.9 + Math.random() * 0.2);
      await sleep(about, null, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await remind();
    }
  }
  const running = run();

  return {
    remind,
    async stop() {
      stopping.abort();
      await running;
      await current;
    },
  };
}
