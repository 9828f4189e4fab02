import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Call } from '#contract/define-call.ts';
import type { Database } from '#db/connection.ts';
import { type Answer, refuse, type Success } from './answer.ts';
import { findAnswer, insertAnswer } from './idempotency-queries.ts';
import { sharedSecret } from './shared-secret.ts';

/** 32 random bytes from which the ids of everything a request creates derive. */
export type Seed = Uint8Array;

/** An id of 32 hexadecimal digits. */
export function hexIdFrom(seed: Seed): string {
  return Buffer.from(seed.subarray(0, 16)).toString('hex');
}

export type AnswerOnce = ReturnType<typeof createAnswerOnce>;

export function createAnswerOnce(db: Database, now: () => Date) {
  // Shared by all servers of the database, so that no one else can derive the ids of a key.
  const readSecret = sharedSecret(db, 'idempotency');

  /**
   * Answers a creating call. With an Idempotency-Key an equal request has the same seed, so that repeating
   * it, even after a crash or concurrently, creates nothing twice; and after a success the same answer, for a
   * day. Refusals are not stored. Another request with the same key is refused.
   */
  return async <Body>(
    call: Call,
    givenKey: string | undefined,
    input: unknown,
    answer: (seed: Seed) => Promise<Answer<Body>>,
  ): Promise<Answer<Body> & { seed: Seed }> => {
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

    const stored = await findAnswer(db, key);
    if (stored) return { ...repeat(stored, request), seed };
    const given = await answer(seed);
    if (!given.ok) return { ...given, seed };
    const first = await insertAnswer(db, { key, request, answer: given, createdAt: now() });
    return { ...(first ? repeat(first, request) : given), seed };
  };
}

/** The stored answer to an equal request of the same call. */
function repeat<Body>(stored: { request: string; answer: unknown }, request: string): Answer<Body> {
  return stored.request === request ? (stored.answer as Success<Body>) : KEY_REUSED;
}

const KEY_REUSED = refuse(
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request. Use a new one for each attempt.',
);

const MALFORMED_KEY = refuse('invalid', 'Idempotency-Key must be 1 to 255 printable characters.', {
  fields: { 'Idempotency-Key': 'Must be 1 to 255 printable characters' },
});
