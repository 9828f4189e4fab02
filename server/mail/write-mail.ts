import type { Transaction } from '#db/connection.ts';
import { type BoundStatement, placeholdersFor, prepared, runBound } from '#db/prepared.ts';
import { mails } from '#db/schema/index.ts';
import { isErasedEmail } from '#domain/account/erasure.ts';
import { MAIL_LIFE } from '#domain/mail/mail-kind.ts';
import type { NewMail } from './new-mails.ts';

/**
 * Writes a mail in the transaction of its event; a second one with the same event is ignored. A mail to a
 * shop that has no email address yet is not written: staff see its subject in the back office. It is sent
 * from `dueAt` on.
 */
export async function writeMail(tx: Transaction, mail: NewMail, now: Date, dueAt = now): Promise<void> {
  if (mail.recipient !== '') await runBound(tx, [bindMail(mail, now, dueAt)]);
}

/** Returns the statement of `writeMail`. Nothing is ever sent to a customer whose email was erased. */
export function bindMail({ event, recipient, facts }: NewMail, now: Date, dueAt = now): BoundStatement {
  const expiresAt = new Date(now.getTime() + MAIL_LIFE[facts.kind]);
  const due = isErasedEmail(recipient)
    ? { nextTryAt: null, expiresAt: now }
    : { nextTryAt: dueAt, expiresAt };
  return insertMail.bound({ event, kind: facts.kind, recipient, facts, createdAt: now, ...due });
}

const insertMail = prepared('insert_mail', (db) =>
  db
    .insert(mails)
    .values(placeholdersFor(mails, ['tries', 'sentAt', 'failure']))
    .onConflictDoNothing(),
);
