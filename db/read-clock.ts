import { sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';

/** Reads the time of the database, which is the same for all servers. */
export async function readClock(db: Connection): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float as now`,
  );
  return new Date(rows[0]?.now ?? 0);
}
