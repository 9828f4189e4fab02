import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Call } from '#contract/define-call.ts';
import type { FailureCode } from '#contract/failure.ts';
import type { Database } from '#db/connection.ts';
import { type Answer, refuse, type Success } from './answer.ts';
import { claimKey, findAnswer, NOT_REPEATABLE, releaseKey, saveAnswer } from './idempotency-queries.ts';
import { instanceSecret } from './instance-secret.ts';

/** 32 random bytes from which the ids of everything a request creates derive. */
export type Seed = Uint8Array;

/** Returns an id of 32 hexadecimal digits. */
export function hexIdFrom(seed: Seed): string {
  return Buffer.from(seed.subarray(0, 16)).toString('hex');
}

export type AnswerOnce = ReturnType<typeof createAnswerOnce>;

export function createAnswerOnce(db: Database, now: () => Date) {
  // Shared by all servers of the database, so that no one else can derive the ids and codes of a key: not
  // even a copy of the shop, which may show its codes.
  const readSecret = instanceSecret(db, 'idempotency');

  /**
   * Answers a creating call. With an Idempotency-Key an equal request has the same seed, so that repeating
   * it, even after a crash or concurrently, creates nothing twice; and after a success the same answer, for a
   * day. What a key is used for is stored before the request has any effect, and another request with it is
   * refused. A request that is refused leaves its key free; one that failed (503) does not: its effects are
   * unknown.
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
    const request = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    // Derived from the request too: another request never gets the ids of this one, even if a stored claim is
    // lost.
    const seed = createHmac('sha256', await readSecret())
      .update(`${name}\n${request}`)
      .digest();

    const claim = { key, request, createdAt: now() };
    const stored = (await claimKey(db, claim)) ? null : await findAnswer(db, key);
    if (stored?.request === NOT_REPEATABLE) return { ...KEYS_REPLACED, seed };
    if (stored && stored.request !== request) return { ...KEY_REUSED, seed };
    if (stored?.answer) return { ...(stored.answer as Success<Body>), seed };
    const fresh = await answer(seed);
    if (!fresh.ok) {
      if (!MAY_HAVE_EFFECT.has(fresh.refusal.code)) await releaseKey(db, claim);
      return { ...fresh, seed };
    }
    if (fresh.isRepeatable) return { ...fresh, seed };
    const first = await saveAnswer(db, { ...claim, answer: fresh });
    const isSame = first?.request === request && first.answer;
    return { ...(isSame ? (first.answer as Success<Body>) : fresh), seed };
  };
}

/** Refusals after which the request may have had some of its effects, and goes on when it is repeated. */
const MAY_HAVE_EFFECT: ReadonlySet<FailureCode> = new Set([
  'provider_unavailable',
  'unavailable',
  'internal',
]);

const KEY_REUSED = refuse(
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request. Use a new one for each attempt.',
);

const KEYS_REPLACED = refuse(
  'idempotency_key_reused',
  'The keys of the shop were replaced before this was answered. Look whether it was done before you repeat it.',
);

const MALFORMED_KEY = refuse('invalid', 'Idempotency-Key must be 1 to 255 printable characters.', {
  fields: { 'Idempotency-Key': 'Must be 1 to 255 printable characters' },
});
