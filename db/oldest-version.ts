import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

/** Found from the project's folder, as the bundle of the server is elsewhere than this file. */
export const MIGRATIONS = path.resolve(
  createRequire(import.meta.url).resolve('#db/migrations/meta/_journal.json'),
  '../..',
);

/** The last migration of the first version that finds out whether it may run on the tables of a later one. */
export const FIRST_TO_ASK = '0094_backups';

/** The line of a migration that removes or forbids what a version uses that ends before the named one. */
const CONTRACT = /^-- contract: since (\w+)$/m;

export type Migration = {
  name: string;
  /** When it was generated, in milliseconds: Drizzle's order, and what a database keeps of it. */
  at: number;
  statements: string;
  /** The last migration of the oldest version that does without what this one removes; null: all do. */
  since: string | null;
};

/** All migrations of this version, in order. Throws for one that names no earlier one as its `since`. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const migrations = journal.entries.map(({ tag, when }) => {
    const statements = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
    return { name: tag, at: when, statements, since: CONTRACT.exec(statements)?.[1] ?? null };
  });
  for (const [i, { name, since }] of migrations.entries())
    if (since !== null && !migrations.slice(0, i).some((earlier) => earlier.name === since))
      throw new Error(`${name} says "since ${since}", which is no migration before it.`);
  return migrations;
}

/** The time of the last migration of the oldest version that may run on the tables of these migrations. */
export function findOldest(migrations: readonly Migration[]): number {
  const names = [FIRST_TO_ASK, ...migrations.flatMap(({ since }) => since ?? [])];
  return Math.max(...migrations.filter(({ name }) => names.includes(name)).map(({ at }) => at));
}

let newest: number | null = null;

/** The time of the last migration of this version. */
export function findNewest(): number {
  newest ??= readMigrations().at(-1)?.at ?? 0;
  return newest;
}

/** Keeps the oldest version that may run on these tables, for servers of others. */
export async function recordOldest(client: pg.ClientBase): Promise<void> {
  const oldest = findOldest(readMigrations());
  await client.query(`create table if not exists drizzle.oldest_version
    (is_only boolean primary key default true check (is_only), at bigint not null)`);
  await client.query(
    `insert into drizzle.oldest_version (at) values ($1)
     on conflict (is_only) do update set at = greatest(oldest_version.at, excluded.at)`,
    [oldest],
  );
}

/** Says whether this version may run on the tables of a newer one. */
export async function mayRunOnNewer(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('drizzle.oldest_version') is not null as exists`);
  if (!rows[0]?.exists) return false;
  const oldest = await client.query('select at from drizzle.oldest_version');
  return Number(oldest.rows[0]?.at) <= findNewest();
}

/** SQL that is true if a newer version has removed what this one uses. */
export function isOutdated(): SQL<boolean> {
  return sql<boolean>`exists (select from drizzle.oldest_version where at > ${findNewest()}::bigint)`;
}
