import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '../connection.ts';

export type TestPostgres = { host: string; port: number; user: string; password: string; database: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** A migrated, empty database of one's own. `close` disconnects and drops it. */
export async function createTestDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const template = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const asAdministrator = async (statement: string) => {
    const client = new pg.Client({ ...template, database: 'postgres' });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asAdministrator(`create database ${database} template ${template.database}`);
  const db = connect({ ...template, database }, () => undefined);
  return {
    db,
    close: async () => {
      await db.$client.end();
      await asAdministrator(`drop database ${database} with (force)`);
    },
  };
}
