import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { readFacts } from './mail-facts.ts';
import { findMail, reviveMail } from './mail-queries.ts';

type Resending = { db: Database; now: () => Date; onMail: () => void };

/** Has a mail sent again that was given up; a refusal when it was not, or says nothing any more. */
export async function resend(
  { db, now, onMail }: Resending,
  staff: Staff,
  id: string,
): Promise<Refusal | null> {
  const mail = await findMail(db, id);
  if (!mail) return refuse('not_found', 'There is no such mail.');
  const facts = readFacts(mail.facts);
  if (!facts) return refuse('conflict', 'Another version of the shop wrote this mail and has to send it.');
  if ((facts.kind === 'password_reset' || facts.kind === 'staff_invitation') && !facts.token)
    return refuse('conflict', 'The link in this mail is gone. Its reader can ask for a new one.');
  if (facts.kind === 'email_code')
    return refuse('conflict', 'The code in this mail is gone. Its reader can ask for a new one.');
  const isRevived = await inTransaction(db, async (tx) => {
    const at = now();
    if (!(await reviveMail(tx, id, at))) return false;
    await writeAudit(
      tx,
      { staff, action: 'mail.resend', subjectId: id, before: { failure: mail.failure }, after: { tries: 0 } },
      at,
    );
    return true;
  });
  if (!isRevived) return refuse('conflict', 'This mail was not given up: it was sent, or is waiting.');
  onMail();
  return null;
}
