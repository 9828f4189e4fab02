import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '../connection.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../migrations');

/** Migrates an empty database up to the migration of that name: as a version that ended with it left it. */
export async function migrateTo(db: Database, name: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta/_journal.json');
    const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(journalFile, 'utf8'));
    const last = journal.entries.findIndex(({ tag }) => tag === name);
    if (last < 0) throw new Error(`There is no migration ${name}`);
    const entries = journal.entries.slice(0, last + 1);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
