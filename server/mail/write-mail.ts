import type { Transaction } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { mails } from '#db/schema/index.ts';
import { MAIL_LIFE } from '#domain/mail/mail-kind.ts';
import type { NewMail } from './new-mails.ts';

/** Writes a mail in the transaction of its event; a second one with the same event is ignored. */
export async function writeMail(
  tx: Transaction,
  { event, recipient, facts }: NewMail,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + MAIL_LIFE[facts.kind]);
  const due = { createdAt: now, nextTryAt: now, expiresAt };
  await insertMail(tx, { event, kind: facts.kind, recipient, facts, ...due });
}

const insertMail = prepared('insert_mail', (db) =>
  db
    .insert(mails)
    .values(placeholdersFor(mails, ['tries', 'sentAt', 'failure']))
    .onConflictDoNothing(),
);
