import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database, type Databases, POOLS } from '../connection.ts';

export type TestPostgres = { host: string; port: number; user: string; password: string; database: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export type TestDatabase = {
  db: Database;
  /** All pools of a server; `db` is the one for buying. */
  databases: Databases;
  /** A second pool on the same database, like another server's. */
  connectAgain(): Database;
  close(): Promise<void>;
};

/** Creates a new migrated database without data; with `bare` not even migrated. */
export async function createTestDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const template = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const asAdministrator = async (statement: string) => {
    const client = new pg.Client({ ...template, database: 'postgres' });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asAdministrator(`create database ${database} template ${bare ? 'template1' : template.database}`);
  const open: Database[] = [];
  const connectAgain = (pool: (typeof POOLS)[keyof typeof POOLS] = POOLS.buying) => {
    const db = connect({ ...template, database }, () => undefined, pool);
    open.push(db);
    return db;
  };
  const db = connectAgain();
  return {
    db,
    databases: {
      buying: db,
      reading: connectAgain(POOLS.reading),
      background: connectAgain(POOLS.background),
      watching: connectAgain(POOLS.watching),
    },
    connectAgain: () => connectAgain(),
    close: async () => {
      for (const db of open) await db.$client.end();
      await asAdministrator(`drop database ${database} with (force)`);
    },
  };
}
