import { eq, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { placeholdersFor, prepared } from '#db/prepared.ts';
import { idempotentAnswers, secrets } from '#db/schema/index.ts';

export type KeptAnswer = { key: string; request: string; answer: unknown; createdAt: Date };

export async function findAnswer(db: Connection, key: string): Promise<KeptAnswer | null> {
  const [row] = await selectAnswer(db, { key });
  return row ?? null;
}

const selectAnswer = prepared('find_answer', (db) =>
  db
    .select()
    .from(idempotentAnswers)
    .where(eq(idempotentAnswers.key, sql.placeholder('key'))),
);

/** Keeps an answer; when an equal request was faster, gives the one that is kept. */
export async function insertAnswer(db: Connection, answer: KeptAnswer): Promise<KeptAnswer | null> {
  const inserted = await insertOne(db, answer);
  return inserted.rowCount === 1 ? null : await findAnswer(db, answer.key);
}

const insertOne = prepared('insert_answer', (db) =>
  db.insert(idempotentAnswers).values(placeholdersFor(idempotentAnswers)).onConflictDoNothing(),
);

/** A random value all servers of this database share; `fresh` becomes it if there is none yet. */
export async function shareSecret(db: Connection, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} is not there`);
  return row.value;
}
