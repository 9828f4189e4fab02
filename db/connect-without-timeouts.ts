import pg from 'pg';
import type { Database } from './connection.ts';

/**
 * Opens a connection outside the pool, without timeouts or pipelining: for COPY, which cannot share a
 * connection with pipelined statements, and for waiting on another server's lock.
 */
export async function connectWithoutTimeouts(db: Database): Promise<pg.Client> {
  // `password` is not enumerable in the pool's options.
  const { options } = db.$client;
  const client = new pg.Client({
    ...options,
    password: options.password,
    pipeline: false,
    statement_timeout: 0,
    query_timeout: 0,
  });
  await client.connect();
  return client;
}
