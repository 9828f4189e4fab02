import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../connection.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/**
 * Migrates an empty database up to the migration of that name (without its number), calls `before`, and runs
 * that migration and all after it.
 */
export async function migrateFrom(db: Database, name: string, before: () => Promise<void>): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const first = files.findIndex((file) => file.slice(5, -4) === name);
  if (first < 0) throw new Error(`There is no migration ${name}`);
  for (const [index, file] of files.entries()) {
    if (index === first) await before();
    const statements = await readFile(new URL(file, MIGRATIONS), 'utf8');
    for (const statement of statements.split('--> statement-breakpoint'))
      if (statement.trim() !== '') await db.execute(sql.raw(statement));
  }
}
