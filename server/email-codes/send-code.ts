import { randomInt } from 'node:crypto';
import { type Database, inTransaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { CODE_LENGTH, CODE_LIFETIME, CODE_TRIES } from '#domain/email-codes/email-code.ts';
import { emailCode } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { codeDigestOf, codeKeyOf } from './code-digests.ts';
import { deleteExpiredCodes, saveCode } from './code-queries.ts';
import type { ProofKeys } from './proof-keys.ts';

/** Mails a new code for this address and browser; the same is done for every address there could be. */
export async function sendCode(
  db: Database,
  keys: ProofKeys,
  { email, browserDigest, now }: { email: string; browserDigest: string; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME);
  const key = codeKeyOf(keys, email, browserDigest);
  const codeDigest = codeDigestOf(keys, key, code).toString('base64url');
  await deleteExpiredCodes(db, now);
  await inTransaction(db, async (tx) => {
    await saveCode(tx, { ...key, codeDigest, triesLeft: CODE_TRIES, expiresAt });
    // To what is compared: a Kelvin sign in place of a k would be somebody else's mailbox, and prove this
    // one.
    await writeMail(tx, emailCode(normalizeEmail(email), { code, expiresAt }), now);
  });
  return { code, expiresAt };
}
