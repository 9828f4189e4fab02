import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isSerializationFailure } from './database-errors.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** A transaction in progress: what a use case saves through. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query may run: on its own, or as part of a transaction. */
export type Connection = Database | Transaction;

export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string };

/**
 * Time a statement may take at the database, an answer may take to come back from it, and the wait for a free
 * connection, in milliseconds: every request gets an answer, also when the database is there but silent.
 */
const STATEMENT_TIMEOUT = 12_000;
const ANSWER_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;

/**
 * Milliseconds a transaction may wait for its server before the database ends it: when a server's machine
 * loses power, nobody tells the database, and what the transaction has locked would stay locked. Ours never
 * wait for anything else.
 */
const SILENCE_IN_TRANSACTION = 10_000;

/**
 * A pool of connections. Connects when first used; `onIdleError` hears of connections that broke while idle.
 */
export function connect(address: DatabaseAddress, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...('url' in address ? { connectionString: address.url } : address),
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: SILENCE_IN_TRANSACTION,
    application_name: 'marigold',
    // Statements of a transaction that do not wait for each other go out together.
    pipeline: true,
  });
  pool.on('error', onIdleError);
  // One that breaks in a transaction fails its query; an event that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool, { schema, casing: 'snake_case' }) as Database;
}

/**
 * Runs `work` in one transaction, and again (three times at most) when the database asks for it because of a
 * serialization failure or a deadlock. `work` must therefore have no effect outside the transaction.
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
