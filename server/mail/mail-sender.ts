import { startPeriodicTask } from '../async/periodic-task.ts';
import { claimDueMails, expireDueMails, giveUpUnknownTries } from './mail-queries.ts';
import { type Sending, sendMail } from './send-mail.ts';

export type MailSender = {
  /** Looks for due mail soon: some was just written. */
  poke(): void;
  /** Claims nothing more; waits for mails under way, and aborts them after the grace period. */
  stop(): Promise<void>;
};

export type MailSenderOptions = Sending & {
  /** Milliseconds between two looks for due mail. */
  every?: number;
  /** Milliseconds that mails under way have to finish when stopping. */
  grace?: number;
};

const MAX_AT_ONCE = 5;

/** Milliseconds that a claimed mail is this server's: longer than sending and noting can take. */
const LEASE = 300_000;

/** Milliseconds from a poke to the look: orders come in bursts. */
const SOON = 50;

/**
 * Sends due mails. Runs on every server; each mail is claimed by one of them. A mail is sent again, with the
 * same Message-ID, if a server dies between sending and noting it. None is lost, but those of kinds that must
 * not be sent twice: they are given up then.
 */
export function startMailSender({
  every = 10_000,
  grace = 5_000,
  ...sending
}: MailSenderOptions): MailSender {
  const { db, log, now } = sending;
  const underWay = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let mayBeMore = false;
  let poked: NodeJS.Timeout | undefined;

  /** Claims as many mails as there is room for: a slow mail server delays one mail, not those after it. */
  const task = startPeriodicTask(
    { name: 'looking for mail to be sent', every, first: 0, log },
    async (stopping) => {
      if (stopping.aborted) return;
      const start = now();
      const expired = await expireDueMails(db, start);
      if (expired > 0)
        log.warn({ mails: expired }, 'mails are too old to be sent; staff may send them anyway');
      const unknown = await giveUpUnknownTries(db, start);
      if (unknown > 0)
        log.warn({ mails: unknown }, 'mails that may have been sent before are not sent again');
      const until = new Date(start.getTime() + LEASE);
      const limit = MAX_AT_ONCE - underWay.size;
      const due = await claimDueMails(db, { now: start, until, limit });
      mayBeMore = due.length === limit;
      for (const mail of due) {
        const sent = sendMail(sending, mail, cutOff.signal).finally(() => {
          underWay.delete(sent);
          if (mayBeMore) void task.runNow();
        });
        underWay.add(sent);
      }
    },
  );

  return {
    poke() {
      poked ??= setTimeout(() => {
        poked = undefined;
        void task.runNow();
      }, SOON).unref();
    },
    async stop() {
      clearTimeout(poked);
      await task.stop();
      const timer = setTimeout(() => cutOff.abort(), grace);
      await Promise.all(underWay);
      clearTimeout(timer);
    },
  };
}
