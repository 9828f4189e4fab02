import pg from 'pg';
import type { Database } from '../connection.ts';

/** A connection of its own, for COPY: it cannot share one with statements that are sent ahead. */
export async function connectForCopy(db: Database): Promise<pg.Client> {
  // The pool hides its password from being copied along.
  const { options } = db.$client;
  const client = new pg.Client({ ...options, password: options.password, pipeline: false });
  await client.connect();
  return client;
}
