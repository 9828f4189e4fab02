import type { ContactForm } from '#contract/forms/messages.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Company } from '#domain/settings/company.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { messageReceipt, messageReceived } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { insertMessage } from './message-queries.ts';

type Receiving = { company: Company; seed: Uint8Array; now: Date };

/** Anybody's address may have been typed: nobody's mailbox is to be filled by it. */
const RECEIPTS: Limit = { name: 'contact receipts of e-mail', limit: 3, seconds: 3_600 };

/**
 * Keeps what a visitor wrote, and writes the mails that tell the shop and confirm it. The same `seed` is the
 * same message.
 */
export async function receiveMessage(
  db: Database,
  form: ContactForm,
  { company, seed, now }: Receiving,
): Promise<void> {
  const message = { ...form, id: idFrom(seed), createdAt: now };
  const isConfirmed = (await throttle(db, RECEIPTS, normalizeEmail(form.email))) === null;
  await inTransaction(db, async (tx) => {
    await insertMessage(tx, message);
    await writeMail(tx, messageReceived(message, company), now);
    if (isConfirmed) await writeMail(tx, messageReceipt(message), now);
  });
}

function idFrom(seed: Uint8Array): string {
  return Buffer.from(seed.subarray(0, 16)).toString('hex');
}
