import { createHash } from 'node:crypto';
import { SENT_AT_MOST_ONCE } from '#domain/mail/mail-kind.ts';
import type { Reception } from './lying-mail-server.ts';

/** A row of `mails`. */
export type MailRow = { event: string; kind: string; sent: boolean; waiting: boolean; tries: number };

export type MailJudgement = {
  sent: number;
  givenUp: number;
  waiting: number;
  /** Mails that the mail server delivered more than once. */
  repeated: number;
  violations: string[];
};

/** The Message-ID of a mail, without brackets and domain (server/mail/send-mail.ts). */
export const digestEvent = (event: string) => createHash('sha256').update(event).digest('hex').slice(0, 32);

/**
 * Compares mails with what a mail server says of them: one that is sent was accepted; one that must not be
 * sent twice was accepted once at most; and none was accepted more often than it was tried. Others may be
 * accepted again where a server did not learn of the first time, as the Message-ID tells.
 */
export function judgeMails(
  rows: readonly MailRow[],
  receptions: ReadonlyMap<string, Reception>,
): MailJudgement {
  const byDigest = new Map([...receptions].map(([id, reception]) => [id.split('@')[0] ?? '', reception]));
  const violations: string[] = [];
  let repeated = 0;
  for (const { event, kind, sent, tries } of rows) {
    const { accepted = 0, untold = 0 } = byDigest.get(digestEvent(event)) ?? {};
    const delivered = accepted + untold;
    if (delivered > 1) repeated += 1;
    const mail = `${kind} ${digestEvent(event)}`;
    if (sent && accepted === 0) violations.push(`${mail} is sent, and no mail server accepted it`);
    if (delivered > tries)
      violations.push(`${mail} was tried ${tries} times and delivered ${delivered} times`);
    if (delivered > 1 && SENT_AT_MOST_ONCE.some((once) => once === kind))
      violations.push(`${mail} must not be sent twice and was delivered ${delivered} times`);
  }
  const waiting = rows.filter((row) => row.waiting).length;
  const sent = rows.filter((row) => row.sent).length;
  return { sent, waiting, givenUp: rows.length - sent - waiting, repeated, violations };
}
