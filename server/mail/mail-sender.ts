import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { MailFacts } from './mail-facts.ts';
import { claimDueMails, markFailed, markSent, type StoredMail } from './mail-queries.ts';
import { renderMail } from './render-mail.ts';
import { isRefusal, type MailTransport } from './transport.ts';

export type MailSender = {
  /** Mail was just written: it need not wait for the next look. */
  poke(): void;
  /** Sends nothing more; waits for what is under way. */
  stop(): Promise<void>;
};

export type MailSenderOptions = {
  db: Database;
  transport: MailTransport;
  from: string;
  shopUrl: string;
  log: Logger;
  now: () => Date;
  /** Milliseconds between two looks. */
  every?: number;
};

const AT_ONCE = 5;

/** Milliseconds a server has for what it took on, before another may try. */
const LEASE = 300_000;

/** The first pause after a failure and the longest, in milliseconds. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 3_600_000;

/** How often a mail is tried that the mail server refuses for good. */
const MOST_REFUSALS = 5;

/**
 * Sends what was written, on every server: rows are claimed, so each mail is sent by one of them. A mail may be sent again
 * when a server dies between sending it and noting that; its Message-ID is then the same. None is ever lost.
 */
export function startMailSender(options: MailSenderOptions): MailSender {
  const { db, log, now, every = 10_000 } = options;
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> | null = null;
  let isPoked = false;

  async function work(): Promise<void> {
    do {
      isPoked = false;
      await sendDue().catch((err: unknown) => log.warn({ err }, 'sending mail failed and is tried again'));
    } while (isPoked && !isStopped);
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const start = now();
      const until = new Date(start.getTime() + LEASE);
      const due = await claimDueMails(db, { now: start, until, limit: AT_ONCE });
      await Promise.all(due.map((mail) => sendOne(options, mail)));
      if (due.length < AT_ONCE) return;
    }
  }

  function look(): void {
    if (isStopped || working) return;
    if (timer) clearTimeout(timer);
    working = work().finally(() => {
      working = null;
      if (!isStopped) timer = setTimeout(look, every).unref();
    });
  }
  look();

  return {
    poke() {
      isPoked = true;
      look();
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}

async function sendOne(
  { db, transport, from, shopUrl, log, now }: MailSenderOptions,
  mail: StoredMail,
): Promise<void> {
  // Written by this shop; a kind that a newer version wrote is left to it.
  const rendered = renderMail(mail.facts as MailFacts, shopUrl);
  const messageId = `<${createHash('sha256').update(mail.event).digest('hex').slice(0, 32)}@${new URL(shopUrl).hostname}>`;
  try {
    await transport.send({ to: mail.recipient, from, ...rendered, messageId });
  } catch (error) {
    const isGivenUp = isRefusal(error) && mail.tries >= MOST_REFUSALS;
    const pause = Math.min(FIRST_PAUSE * 2 ** (mail.tries - 1), LONGEST_PAUSE) * (0.75 + Math.random() / 2);
    const nextTryAt = isGivenUp ? null : new Date(now().getTime() + pause);
    await markFailed(db, mail.event, { failure: describe(error), nextTryAt });
    log.warn(
      { event: mail.event.split(':')[0], tries: mail.tries, isGivenUp, failure: describe(error) },
      'a mail was not taken on',
    );
    return;
  }
  await markSent(db, mail.event, now());
}

/** Without addresses: mail servers like to repeat them. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\S+@\S+/g, '…').slice(0, 500);
}
