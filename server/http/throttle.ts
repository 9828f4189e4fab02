import { createHash } from 'node:crypto';
import type { Connection, Database } from '#db/connection.ts';
import { type Refusal, refuse } from './answer.ts';
import { logDigest } from './log-digest.ts';
import { countTry, deleteEndedThrottles, deleteTries, findTries, uncountTry } from './throttle-queries.ts';

export type Limit = { name: string; limit: number; seconds: number };

/**
 * Counts a try by `subject` (an address, a phone number); a refusal with the time to wait above the limit.
 * Subjects are stored as digests, so that the table is no record of persons.
 */
export async function throttle(db: Database, limit: Limit, subject: string): Promise<Refusal | null> {
  const { count, secondsLeft } = await countTry(db, buildKey(limit, subject), limit.seconds);
  // With each new window, so that the table stays small.
  if (count === 1) await deleteEndedThrottles(db);
  if (count <= limit.limit) return null;
  const retryAfter = Math.max(1, secondsLeft);
  return {
    ...refuseTries(retryAfter),
    ...(count === limit.limit + 1 && { reached: { limit: limit.name, subject: logDigest(subject) } }),
  };
}

function refuseTries(retryAfter: number) {
  const message = 'Too many tries. Please wait a moment and try again.';
  return { ...refuse('too_many_requests', message), retryAfter };
}

/** Refuses if the next try by `subject` would be above one of these limits; counts nothing. */
export async function refuseReachedLimit(
  db: Database,
  limits: readonly Limit[],
  subject: string,
): Promise<Refusal | null> {
  for (const limit of limits) {
    const tries = await findTries(db, buildKey(limit, subject));
    if (tries && tries.count >= limit.limit) return refuseTries(Math.max(1, tries.secondsLeft));
  }
  return null;
}

/** True if `subject` has tried in the current window. */
export async function hasTries(db: Database, limit: Limit, subject: string): Promise<boolean> {
  return (await findTries(db, buildKey(limit, subject))) !== null;
}

export type Counted = readonly [Limit, subject: string];

/** Counts a try against one limit after the other, up to the first that refuses it. */
export async function throttleAll(db: Database, counted: readonly Counted[]): Promise<Refusal | null> {
  for (const [limit, subject] of counted) {
    const refusal = await throttle(db, limit, subject);
    if (refusal) return refusal;
  }
  return null;
}

/** Subtracts a successful try, which counted beforehand so that concurrent ones respect the limit. */
export async function undoTry(db: Database, limit: Limit, subject: string): Promise<void> {
  await uncountTry(db, buildKey(limit, subject));
}

/** Deletes all tries by `subject`. */
export async function forgetTries(db: Connection, limit: Limit, subject: string): Promise<void> {
  await deleteTries(db, buildKey(limit, subject));
}

function buildKey({ name }: Limit, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
