import { timingSafeEqual } from 'node:crypto';
import { type Database, inTransaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { CODE_LENGTH, CODE_LIFETIME, CODE_TRIES } from '#domain/email-codes/email-code.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import { emailCode } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { type CodeKey, countTry, deleteExpiredCodes, saveCode, spendCode } from './code-queries.ts';
import type { ProofKeys } from './proof-keys.ts';

type CodeRequest = { email: string; browserDigest: string; now: Date };

/**
 * Mails a new code for an email and a browser, whether or not the shop knows the email. Code and mail
 * follow from `seed`.
 */
export async function sendCode(
  db: Database,
  keys: ProofKeys,
  { email, browserDigest, now, seed }: CodeRequest & { seed: Seed },
): Promise<{ code: string; expiresAt: Date }> {
  const id = hexIdFrom(seed);
  const code = deriveCode(seed);
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME);
  const key = toKey(keys, email, browserDigest);
  const codeDigest = digestCode(keys, key, code).toString('base64url');
  await deleteExpiredCodes(db, now);
  await inTransaction(db, async (tx) => {
    await saveCode(tx, { ...key, codeDigest, triesLeft: CODE_TRIES, expiresAt });
    // Normalized: a Kelvin sign for a k is a stranger's mailbox, but would prove this email.
    await writeMail(tx, emailCode(normalizeEmail(email), { id, code, expiresAt }), now);
  });
  return { code, expiresAt };
}

/** Uses other seed bits than the mail ID, which reveals no code, and enough that no code is likelier. */
function deriveCode(seed: Seed): string {
  const number = Buffer.from(seed).readBigUInt64BE(16) % 10n ** BigInt(CODE_LENGTH);
  return String(number).padStart(CODE_LENGTH, '0');
}

/** Tries a code in the browser that asked for it; null if it is right, which spends it. */
export async function confirmCode(
  db: Database,
  keys: ProofKeys,
  { email, code, browserDigest, now }: CodeRequest & { code: string },
): Promise<Refusal | null> {
  const key = toKey(keys, email, browserDigest);
  const stored = await countTry(db, key, now);
  if (!stored) return ENDED;
  const isRight = timingSafeEqual(digestCode(keys, key, code), Buffer.from(stored.codeDigest, 'base64url'));
  if (isRight) return (await spendCode(db, key, stored.codeDigest)) ? null : ENDED;
  return stored.triesLeft > 0 ? WRONG : ENDED;
}

const WRONG = refuse('invalid', 'That is not the code we sent. Please check it and try again.', {
  fields: { code: 'That is not the code we sent. Please check it and try again.' },
});

/** Expired, used, tried too often, replaced, or of another browser. */
const ENDED = refuse('conflict', 'This code does not count any more. Please ask for a new one.');

/** Emails are stored as digests, so that the table does not list who asked for codes. */
function toKey(keys: ProofKeys, email: string, browserDigest: string): CodeKey {
  return { emailDigest: keys.digest('e-mail', normalizeEmail(email)).toString('base64url'), browserDigest };
}

/** Keyed: without the key, a reader of the table cannot try all million codes. */
function digestCode(keys: ProofKeys, { emailDigest, browserDigest }: CodeKey, code: string): Buffer {
  return keys.digest('code', emailDigest, browserDigest, code);
}
