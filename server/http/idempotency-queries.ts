import { and, eq, isNull, sql } from 'drizzle-orm';
import { ASYNCHRONOUSLY } from '#db/asynchronous-commit.ts';
import type { Connection, Transaction } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { idempotentAnswers } from '#db/schema/index.ts';

/** `answer` is null until the request succeeds. */
export type StoredAnswer = { key: string; request: string; answer: unknown; createdAt: Date };

export async function findAnswer(db: Connection, key: string): Promise<StoredAnswer | null> {
  const [row] = await selectAnswer(db, { key });
  return row ?? null;
}

const selectAnswer = prepared('find_answer', (db) =>
  db
    .select()
    .from(idempotentAnswers)
    .where(eq(idempotentAnswers.key, sql.placeholder('key'))),
);

/**
 * Stores what a key is used for, before its request has any effect. False if that is stored already. It is on
 * disk before any effect is: the log of the database keeps their order.
 */
export async function claimKey(db: Connection, claim: Omit<StoredAnswer, 'answer'>): Promise<boolean> {
  const inserted = await insertClaim(db, { ...claim, answer: null });
  return inserted.length === 1;
}

const insertClaim = prepared('claim_key', (db) =>
  db
    .insert(idempotentAnswers)
    .values(placeholdersFor(idempotentAnswers))
    .onConflictDoNothing()
    .returning(ASYNCHRONOUSLY),
);

/**
 * Stores an answer; resolves with the stored one when an equal request was faster. Of a lost answer only the
 * words are lost: the repeated request finds what the first one made.
 */
export async function saveAnswer(db: Connection, answer: StoredAnswer): Promise<StoredAnswer | null> {
  const saved = await upsertAnswer(db, answer);
  return saved.length === 1 ? null : await findAnswer(db, answer.key);
}

const upsertAnswer = prepared('save_answer', (db) =>
  db
    .insert(idempotentAnswers)
    .values(placeholdersFor(idempotentAnswers))
    .onConflictDoUpdate({
      target: idempotentAnswers.key,
      set: { answer: sql`excluded.answer` },
      setWhere: sql`${idempotentAnswers.answer} is null and ${idempotentAnswers.request} = excluded.request`,
    })
    .returning(ASYNCHRONOUSLY),
);

/** The request of a claim that no request can repeat any more: no digest is empty. */
export const NOT_REPEATABLE = '';

/**
 * Lets no request repeat what has no answer: the ids of its effects followed from a secret that is replaced,
 * so it would have them a second time.
 */
export async function endUnanswered(tx: Transaction): Promise<void> {
  await tx.update(idempotentAnswers).set({ request: NOT_REPEATABLE }).where(isNull(idempotentAnswers.answer));
}

/** Frees a key whose request was refused. */
export async function releaseKey(db: Connection, { key, request }: { key: string; request: string }) {
  await db
    .delete(idempotentAnswers)
    .where(
      and(
        eq(idempotentAnswers.key, key),
        eq(idempotentAnswers.request, request),
        isNull(idempotentAnswers.answer),
      ),
    );
}
