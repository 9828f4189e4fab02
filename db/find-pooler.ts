import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { knowsNames } from './pooled-connections.ts';

/**
 * What is between the shop and its database. `with names`, `without names`: a pooler in transaction mode that
 * knows prepared statements, or does not. `hidden`: something that ignores the limits of statements, which
 * the shop was not told of.
 */
export type Pooler = 'none' | 'hidden' | 'with names' | 'without names';

/** Finds out what is between the shop and its database. Throws if the database does not answer. */
export async function findPooler(db: Database): Promise<Pooler> {
  const names = await knowsNames(db.$client);
  if (names !== null) return names ? 'with names' : 'without names';
  const { rows } = await db.execute<{ unlimited: boolean }>(
    sql`select current_setting('statement_timeout') = '0' as unlimited`,
  );
  return rows[0]?.unlimited ? 'hidden' : 'none';
}

/** What to say about each; null: nothing. */
export const POOLER_SENTENCES: Readonly<Record<Pooler, string | null>> = {
  none: null,
  hidden:
    'The limits of statements do not reach the database: a pooler such as PgBouncer seems to be in between. Set DATABASE_POOLER=transaction.',
  'with names': 'The pooler at DATABASE_URL knows prepared statements.',
  'without names':
    'The pooler at DATABASE_URL knows no prepared statements, so each statement is planned anew. PgBouncer knows them from 1.21 on, with max_prepared_statements.',
};

/** What to do about a message by which a pooler refuses a connection; null for any other. */
export function adviseAboutPooler(message: string): string | null {
  return message.includes('unsupported startup parameter')
    ? 'A pooler such as PgBouncer is there. Set DATABASE_POOLER=transaction.'
    : null;
}
