import type { Transaction } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { mails } from '#db/schema/index.ts';
import type { NewMail } from './new-mails.ts';

/** Writes a mail in the transaction of its event; a second one with the same event is ignored. */
export async function writeMail(
  tx: Transaction,
  { event, recipient, facts }: NewMail,
  now: Date,
): Promise<void> {
  await insertMail(tx, { event, kind: facts.kind, recipient, facts, createdAt: now, nextTryAt: now });
}

const insertMail = prepared('insert_mail', (db) =>
  db
    .insert(mails)
    .values(placeholdersFor(mails, ['tries', 'sentAt', 'failure']))
    .onConflictDoNothing(),
);
