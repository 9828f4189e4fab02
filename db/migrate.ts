import { fileURLToPath } from 'node:url';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectPatiently } from './connect-patiently.ts';
import type { Database } from './connection.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to the newest schema, then runs `afterwards` (the demo seed), while holding a row lock: of several
 * servers that start together one does the work and the others wait, then find it done. A row, not an advisory lock, so
 * that it works on every database that speaks PostgreSQL.
 */
export async function migrate(db: Database, afterwards: () => Promise<void>): Promise<void> {
  await createLockTable(db);
  const holder = await connectPatiently(db);
  try {
    await holder.query('begin');
    await holder.query(`select 1 from startup_lock where id = 1 for update`);
    await runMigrations(db, { migrationsFolder: MIGRATIONS });
    await afterwards();
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

/** `create table if not exists` can still collide with another server's; the second try finds the table. */
async function createLockTable(db: Database): Promise<void> {
  const statements = `
    create table if not exists startup_lock (id integer primary key);
    insert into startup_lock (id) values (1) on conflict do nothing`;
  for (let attempt = 1; ; attempt++) {
    try {
      await db.$client.query(statements);
      return;
    } catch (error) {
      const collided =
        error instanceof pg.DatabaseError && ['23505', '42P07', '42710'].includes(error.code ?? '');
      if (!collided || attempt >= 5) throw error;
    }
  }
}
