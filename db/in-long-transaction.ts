import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connectWithoutTimeouts } from './connect-without-timeouts.ts';
import type { Database } from './connection.ts';
import * as schema from './schema/index.ts';

/** One connection in a transaction: `client` for COPY and plain SQL, `tx` for Drizzle. */
export type LongTransaction = { client: pg.Client; tx: NodePgDatabase<typeof schema> };

/** Runs `work` in one transaction on a separate connection, without the time limits of requests. */
export async function inLongTransaction<Result>(
  db: Database,
  work: (transaction: LongTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await connectWithoutTimeouts(db);
  // The next query reports the error; an 'error' event without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work({ client, tx: drizzle(client, { schema, casing: 'snake_case' }) });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
