import { type Database, inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { readFacts } from './mail-facts.ts';
import { findMail, requeueMail, type StoredMail } from './mail-queries.ts';

type Resending = { db: Database; now: () => Date; onMail: () => void };

export const NO_MAIL = refuse('not_found', 'There is no such mail.');

/** Kinds with a link that ends; it is removed from mails that were sent or given up. */
const LINKS: ReadonlySet<string> = new Set([
  'password_reset',
  'staff_invitation',
  'payment_link',
  'stock_alert',
  'cart_reminder',
]);

/** Queues a mail that was given up or is too old; refuses any other, or one whose secret is gone. */
export async function resend(
  { db, now, onMail }: Resending,
  staff: Staff,
  id: string,
): Promise<Refusal | { ok: true; mail: StoredMail }> {
  const mail = await findMail(db, id);
  if (!mail) return NO_MAIL;
  const facts = readFacts(mail.facts);
  if (!facts) return refuse('conflict', 'Another version of the shop wrote this mail and has to send it.');
  if (LINKS.has(facts.kind) && !('token' in facts && facts.token))
    return refuse('conflict', 'The link in this mail is gone. Its reader can ask for a new one.');
  if (facts.kind === 'email_code')
    return refuse('conflict', 'The code in this mail is gone. Its reader can ask for a new one.');
  const queued = await inTransaction(db, async (tx) => {
    const at = now();
    const difference = { before: { failure: mail.failure }, after: { tries: 0 } };
    const queued = await requeueMail(tx, id, at);
    if (queued) await writeAudit(tx, { staff, action: 'mail.resend', subjectId: id, ...difference }, at);
    return queued;
  });
  if (!queued) return refuse('conflict', 'This mail was not given up: it was sent, or is waiting.');
  onMail();
  return { ok: true, mail: queued };
}
