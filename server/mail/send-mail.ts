import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { MINUTE } from '#domain/time-units.ts';
import { pauseAfter } from './back-off.ts';
import { readFacts } from './mail-facts.ts';
import { attached, type ReadMailPictures } from './mail-pictures.ts';
import { deleteUnsent, markFailed, markSent, type StoredMail } from './mail-queries.ts';
import { oneLine } from './mail-words.ts';
import type { MailShop } from './read-mail-shop.ts';
import { renderMail } from './render-mail.ts';
import { isRefusal, type MailTransport, type Message } from './transport.ts';
import { withoutEmails } from './without-emails.ts';

export type Sending = {
  db: Database;
  transport: MailTransport;
  readPictures: ReadMailPictures;
  from: string;
  shopUrl: string;
  readShop: () => Promise<MailShop>;
  log: Logger;
  now: () => Date;
  /** Checked right before a mail is sent; a mail that is no longer due is deleted. */
  isStillWanted?: (mail: StoredMail) => Promise<boolean>;
};

/** Milliseconds that one try may take. */
const SEND_LIMIT = MINUTE;

/** Tries of a mail that the mail server refuses permanently. */
const MAX_REFUSALS = 5;

/** Tries to save a result, and milliseconds between them. */
const MAX_SAVES = 20;
const SAVE_PAUSE = 1_000;

/** Sends a claimed mail and saves the result. `cutOff` aborts the try. Never throws. */
export async function sendMail(sending: Sending, mail: StoredMail, cutOff: AbortSignal): Promise<void> {
  const { db, log, now } = sending;
  // Only the kind is logged: the id of an order gives access to it.
  const about = { kind: mail.kind, tries: mail.tries };
  try {
    const error = await attempt(sending, mail, AbortSignal.any([cutOff, AbortSignal.timeout(SEND_LIMIT)]));
    if (error === null) {
      const at = now();
      await saveWithRetries(() => markSent(db, mail.event, at), cutOff);
      return;
    }
    if (error === NOT_WANTED) {
      await saveWithRetries(() => deleteUnsent(db, mail), cutOff);
      return;
    }
    const isRefused = isRefusal(error);
    const isGivenUp = isRefused && mail.tries >= MAX_REFUSALS;
    const pause = pauseAfter(mail.tries, isRefused, Math.random());
    const nextTryAt = isGivenUp ? null : new Date(now().getTime() + pause);
    const failure = describeFailure(error);
    log[isGivenUp ? 'error' : 'warn'](
      { ...about, failure },
      isGivenUp ? 'a mail is given up' : 'a mail is tried again later',
    );
    await saveWithRetries(() => markFailed(db, mail, { failure, nextTryAt }), cutOff);
  } catch (err) {
    log.warn({ ...about, err }, 'how a mail went could not be noted; it is tried again');
  }
}

const NOT_WANTED = Symbol('a mail that is not wanted any more');

/** Returns the error of a try; null when the mail server has accepted the mail. */
async function attempt(
  { transport, readPictures, from, shopUrl, readShop, isStillWanted }: Sending,
  mail: StoredMail,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const facts = readFacts(mail.facts);
    if (!facts) return new Error('Written by another version of the shop, and left to it');
    if (isStillWanted && !(await isStillWanted(mail))) return NOT_WANTED;
    const messageId = buildMessageId(mail.event, from);
    const shop = await readShop();
    const pictures = await readPictures(facts, shop.looks);
    const rendered = renderMail(facts, shopUrl, { ...shop, pictureOf: attached(pictures) });
    const sender = nameSender(from, shop.shopName);
    await transport.send({ to: mail.recipient, from: sender, ...rendered, pictures, messageId }, signal);
    return null;
  } catch (error) {
    return error ?? new Error('Failed without saying why');
  }
}

const DEFAULT_SENDER = `${DEFAULT_SHOP_NAME} <`;

/** The sender with the shop's name in place of the default one; another name is the operator's choice. */
function nameSender(from: string, shopName: string): Message['from'] {
  if (!from.startsWith(DEFAULT_SENDER) || shopName === DEFAULT_SHOP_NAME) return from;
  return { name: oneLine(shopName), address: from.slice(DEFAULT_SENDER.length, -1) };
}

/** Follows from the event, so that mail systems recognize a duplicate. */
function buildMessageId(event: string, from: string): string {
  const digest = createHash('sha256').update(event).digest('hex').slice(0, 32);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return `<${digest}@${domain}>`;
}

/** Saves a result, with retries: a sent mail that is not noted would be sent again. */
async function saveWithRetries(save: () => Promise<void>, cutOff: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save();
    } catch (error) {
      if (attempt >= MAX_SAVES || cutOff.aborted) throw error;
      await sleep(SAVE_PAUSE, null, { signal: cutOff, ref: false }).catch(() => undefined);
    }
  }
}

/** Describes the message of an error without the emails that mail servers repeat. */
function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return withoutEmails(text).slice(0, 500);
}
