import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { pauseAfter } from './back-off.ts';
import { isOutdated, readFacts } from './mail-facts.ts';
import { attached, type ReadMailPictures } from './mail-pictures.ts';
import { markFailed, markSent, type StoredMail } from './mail-queries.ts';
import { renderMail } from './render-mail.ts';
import { isRefusal, type MailTransport } from './transport.ts';

export type Sending = {
  db: Database;
  transport: MailTransport;
  readPictures: ReadMailPictures;
  from: string;
  shopUrl: string;
  /** The time zone of the shop at this moment. */
  readZone: () => Promise<string>;
  log: Logger;
  now: () => Date;
};

/** Milliseconds a mail may take in all, however alive its mail server looks. */
const SEND_LIMIT = 60_000;

/** How often a mail is tried that the mail server refuses for good. */
const MOST_REFUSALS = 5;

/** How often, and after how many milliseconds, a result is noted again that the database could not take. */
const MOST_NOTES = 20;
const NOTE_PAUSE = 1_000;

/** Sends a claimed mail and notes how it went. `cutOff` gives up on it for now. Never throws. */
export async function sendMail(sending: Sending, mail: StoredMail, cutOff: AbortSignal): Promise<void> {
  const { db, log, now } = sending;
  // An order's id is the right to see the order, so logs have only the kind.
  const about = { kind: mail.kind, tries: mail.tries };
  try {
    const error = await attempt(sending, mail, AbortSignal.any([cutOff, AbortSignal.timeout(SEND_LIMIT)]));
    if (error === null) {
      const at = now();
      await insist(() => markSent(db, mail.event, at), cutOff);
      return;
    }
    const isRefused = isRefusal(error);
    const isGivenUp = error instanceof Outdated || (isRefused && mail.tries >= MOST_REFUSALS);
    const pause = pauseAfter(mail.tries, isRefused, Math.random());
    const nextTryAt = isGivenUp ? null : new Date(now().getTime() + pause);
    const failure = describeFailure(error);
    log[isGivenUp ? 'error' : 'warn'](
      { ...about, failure },
      isGivenUp ? 'a mail is given up' : 'a mail is tried again later',
    );
    await insist(() => markFailed(db, mail, { failure, nextTryAt }), cutOff);
  } catch (err) {
    log.warn({ ...about, err }, 'how a mail went could not be noted; it is tried again');
  }
}

/** What went wrong; null when the mail server has taken it on. */
async function attempt(
  { transport, readPictures, from, shopUrl, readZone, now }: Sending,
  mail: StoredMail,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const facts = readFacts(mail.facts);
    if (!facts) return new Error('Written by another version of the shop, and left to it');
    if (isOutdated(facts, now())) return new Outdated('What it says does not count any more');
    const messageId = messageIdOf(mail.event, from);
    const pictures = await readPictures(facts);
    const rendered = renderMail(facts, shopUrl, attached(pictures), await readZone());
    await transport.send({ to: mail.recipient, from, ...rendered, pictures, messageId }, signal);
    return null;
  } catch (error) {
    return error ?? new Error('Failed without saying why');
  }
}

/** Why a mail is not sent that came too late to be of use. */
class Outdated extends Error {}

/** The same for the same event on every server, so that mail systems can tell a mail that comes twice. */
function messageIdOf(event: string, from: string): string {
  const digest = createHash('sha256').update(event).digest('hex').slice(0, 32);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return `<${digest}@${domain}>`;
}

/** Saves, also when the database is away for a moment: what was sent and not noted would be sent again. */
async function insist(save: () => Promise<void>, cutOff: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      if (attempt >= MOST_NOTES || cutOff.aborted) throw error;
      await sleep(NOTE_PAUSE, null, { signal: cutOff, ref: false }).catch(() => undefined);
    }
  }
}

/** Without addresses: mail servers like to repeat them. */
function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\S+@\S+/g, '…').slice(0, 500);
}
