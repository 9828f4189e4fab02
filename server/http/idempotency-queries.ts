import { eq, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { idempotentAnswers } from '#db/schema/index.ts';

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

/** Stores an answer; resolves with the stored one when an equal request was faster. */
export async function insertAnswer(db: Connection, answer: StoredAnswer): Promise<StoredAnswer | null> {
  const inserted = await insertOne(db, answer);
  return inserted.rowCount === 1 ? null : await findAnswer(db, answer.key);
}

const insertOne = prepared('insert_answer', (db) =>
  db.insert(idempotentAnswers).values(placeholdersFor(idempotentAnswers)).onConflictDoNothing(),
);
