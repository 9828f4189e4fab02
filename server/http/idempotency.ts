import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Call } from '#contract/define-call.ts';
import type { Database } from '#db/connection.ts';
import { type Answer, type Refusal, refuse, type Success } from './answer.ts';
import { findAnswer, insertAnswer } from './idempotency-queries.ts';
import { sharedSecret } from './shared-secret.ts';

/** 32 random bytes that everything a request creates gets its ids from. */
export type Seed = Uint8Array;

/** An id of 32 hexadecimal digits. */
export function hexIdFrom(seed: Seed): string {
  return Buffer.from(seed.subarray(0, 16)).toString('hex');
}

/**
 * Answers a creating call. With an Idempotency-Key the same request has the same seed, so that doing it
 * again, even after a crash or on another server at the same moment, makes nothing twice; and once it
 * succeeded, the same answer, for a day. Refusals created nothing and are not kept. Another request with the
 * same key is refused.
 */
export type AnswerOnce = <Body>(
  call: Call,
  key: string | undefined,
  input: unknown,
  answer: (seed: Seed) => Promise<Answer<Body>>,
) => Promise<Answer<Body> & { seed: Seed }>;

/**
 * Ids are made with a secret that all servers of the database share: nobody else can tell which ids a key
 * leads to.
 */
export function createAnswerOnce(db: Database, now: () => Date): AnswerOnce {
  const readSecret = sharedSecret(db, 'idempotency');

  return async (call, givenKey, input, answer) => {
    if (givenKey === undefined) {
      const seed = randomBytes(32);
      return { ...(await answer(seed)), seed };
    }
    if (!/^[\x20-\x7e]{1,255}$/.test(givenKey)) return { ...MALFORMED_KEY, seed: new Uint8Array() };
    const name = `${call.method} ${call.path}\n${givenKey}`;
    const key = createHash('sha256').update(name).digest('base64url');
    const seed = createHmac('sha256', await readSecret())
      .update(name)
      .digest();
    const request = createHash('sha256').update(JSON.stringify(input)).digest('base64url');

    const kept = await findAnswer(db, key);
    if (kept) return { ...repeat(kept, request), seed };
    const given = await answer(seed);
    if (!given.ok) return { ...given, seed };
    const first = await insertAnswer(db, { key, request, answer: given, createdAt: now() });
    return { ...(first ? repeat(first, request) : given), seed };
  };
}

type Kept = { request: string; answer: unknown };

/**
 * What was answered the first time. It is ours: what `insertAnswer` stored of an answer of this very call.
 */
function repeat<Body>(kept: Kept, request: string): Answer<Body> {
  return kept.request === request ? (kept.answer as Success<Body>) : KEY_REUSED;
}

const KEY_REUSED: Refusal = refuse(
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request. Use a new one for each attempt.',
);

const MALFORMED_KEY: Refusal = refuse('invalid', 'Idempotency-Key must be 1 to 255 printable characters.', {
  fields: { 'Idempotency-Key': 'Must be 1 to 255 printable characters' },
});
