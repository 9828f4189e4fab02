import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { throttles } from '#db/schema/index.ts';

/** Counts one more try of `key`, in a new window of `seconds` when the old one has ended. */
export async function countTry(
  db: Connection,
  key: string,
  seconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const ended = sql`${throttles.endsAt} <= now()`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, endsAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${ended} then 1 else ${throttles.count} + 1 end`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${throttles.endsAt} end`,
      },
    })
    .returning({
      count: throttles.count,
      secondsLeft: SECONDS_LEFT,
    });
  return row ?? { count: 1, secondsLeft: seconds };
}

/** Finds the tries of `key` in its current window; null if there are none. */
export async function findTries(
  db: Connection,
  key: string,
): Promise<{ count: number; secondsLeft: number } | null> {
  const [row] = await db
    .select({ count: throttles.count, secondsLeft: SECONDS_LEFT })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.endsAt, sql`now()`)));
  return row ?? null;
}

const SECONDS_LEFT = sql<number>`ceil(extract(epoch from ${throttles.endsAt} - now()))::int`;

/** Subtracts one try of `key`. */
export async function uncountTry(db: Connection, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`${throttles.count} - 1` })
    .where(and(eq(throttles.key, key), gt(throttles.count, 0)));
}

export async function deleteTries(db: Connection, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Deletes windows that ended more than an hour ago. */
export async function deleteEndedThrottles(db: Connection): Promise<void> {
  await db.delete(throttles).where(lt(throttles.endsAt, sql`now() - interval '1 hour'`));
}
