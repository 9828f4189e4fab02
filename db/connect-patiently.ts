import pg from 'pg';
import type { Database } from './connection.ts';

/**
 * A connection of its own that may take its time: for COPY, which cannot share one with statements that are sent ahead, and
 * for what waits for another server.
 */
export async function connectPatiently(db: Database): Promise<pg.Client> {
  // The pool hides its password from being copied along.
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
