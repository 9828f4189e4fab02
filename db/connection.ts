import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isSerializationFailure } from './database-errors.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query runs: in the pool, or in a transaction. */
export type Connection = Database | Transaction;

export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string };

/**
 * Milliseconds for a statement, for its answer, and for a free connection. Every request gets an answer, even
 * if the database is up but silent.
 */
const STATEMENT_TIMEOUT = 12_000;
const ANSWER_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;

/**
 * Milliseconds a transaction may be idle before the database ends it: locks of a server that lost power must
 * not remain. No transaction waits for anything but the database.
 */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;

/** A pool of connections, opened on first use; `onIdleError` receives errors of idle connections. */
export function connect(address: DatabaseAddress, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...('url' in address ? { connectionString: address.url } : address),
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'marigold',
    // Independent statements of a transaction are pipelined.
    pipeline: true,
  });
  pool.on('error', onIdleError);
  // The query reports the error; an 'error' event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool, { schema, casing: 'snake_case' }) as Database;
}

/**
 * Runs `work` in one transaction; retries it, up to three times in all, after a serialization failure or a
 * deadlock. `work` must have no effect outside the transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= 3 || !isSerializationFailure(error)) throw error;
    }
  }
}
