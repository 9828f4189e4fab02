import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './connection.ts';
import * as schema from './schema/index.ts';

/** Sends one statement to a database. */
export type SendTo = (db: Database) => Promise<unknown>;

/**
 * Returns the same database, in which `route` decides where each single statement runs. Transactions stay in
 * the pool of `db`.
 */
export function routeStatements(db: Database, route: (send: SendTo) => Promise<unknown>): Database {
  const query = (...statement: [pg.QueryConfig]) => route(({ $client }) => $client.query(...statement));
  const pool: pg.Pool = Object.create(db.$client, { query: { value: query } });
  return drizzle(pool, { schema, casing: 'snake_case' }) as Database;
}
