import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { codeDigestOf, codeKeyOf } from './code-digests.ts';
import { countTry, spendCode } from './code-queries.ts';
import type { ProofKeys } from './proof-keys.ts';

type Confirming = { email: string; code: string; browserDigest: string; now: Date };

/** Tries a code in the browser it was asked for in; null when it is right, which uses it up. */
export async function confirmCode(
  db: Database,
  keys: ProofKeys,
  { email, code, browserDigest, now }: Confirming,
): Promise<Refusal | null> {
  const key = codeKeyOf(keys, email, browserDigest);
  const stored = await countTry(db, key, now);
  if (!stored) return ENDED;
  const isRight = timingSafeEqual(codeDigestOf(keys, key, code), Buffer.from(stored.codeDigest, 'base64url'));
  if (isRight) return (await spendCode(db, key, stored.codeDigest)) ? null : ENDED;
  return stored.triesLeft > 0 ? WRONG : ENDED;
}

const WRONG = refuse('invalid', 'That is not the code we sent. Please check it and try again.', {
  fields: { code: 'That is not the code we sent. Please check it and try again.' },
});

/** Expired, used, tried too often, replaced, or of another browser: what to do is the same. */
const ENDED = refuse('conflict', 'This code does not count any more. Please ask for a new one.');
