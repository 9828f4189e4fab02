import type { ContactForm } from '#contract/forms/messages.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { messageReceipt, messageReceived } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { insertMessage } from './message-queries.ts';

type Receiving = { settings: Pick<Settings, 'company' | 'exampleTexts'>; seed: Seed; now: Date };

/** Bounds the receipts to an address, which may be a stranger's. */
const RECEIPTS: Limit = { name: 'contact receipts of e-mail', limit: 3, seconds: 3_600 };

/** Saves a visitor's message once for each `seed`, and mails it to the shop and a receipt. */
export async function receiveMessage(
  db: Database,
  form: ContactForm,
  { settings: { company, exampleTexts }, seed, now }: Receiving,
): Promise<void> {
  const message = { ...form, id: hexIdFrom(seed), createdAt: now };
  const isConfirmed = (await throttle(db, RECEIPTS, normalizeEmail(form.email))) === null;
  await inTransaction(db, async (tx) => {
    await insertMessage(tx, message);
    await writeMail(tx, messageReceived(message, company), now);
    if (isConfirmed) await writeMail(tx, messageReceipt(message, exampleTexts), now);
  });
}
