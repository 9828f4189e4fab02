import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_TO_ASK, findOldest, type Migration, readMigrations } from './oldest-version.ts';

/** What a server that runs meanwhile cannot bear: it uses what is gone, or writes what is refused. */
const REMOVES = [
  /\bdrop (table|column|view|type)\b/i,
  /\brename (to|column|constraint)\b/i,
  /\b(truncate|set not null|set data type)\b/i,
  /\badd constraint\b(?!.*\bnot valid\b)/i,
  /\badd column (?!.*\b(default|generated)\b).*\bnot null\b/is,
];

const findUnmarked = (migrations: readonly Pick<Migration, 'name' | 'statements' | 'since'>[]) =>
  migrations.filter(({ statements, since }) => since === null && removes(statements)).map(({ name }) => name);

/** A table that the same migration makes is used by nobody yet. */
function removes(statements: string): boolean {
  const made = [...statements.matchAll(/create table (?:if not exists )?"(\w+)"/gi)].map(([, name]) => name);
  return statements
    .replace(/--.*$/gm, '')
    .split(';')
    .some((one) => REMOVES.some((word) => word.test(one)) && !made.some((name) => one.includes(`"${name}"`)));
}

describe('the migrations', () => {
  it('say from which version on servers may run beside them, if they remove something', () => {
    const migrations = readMigrations();
    const first = migrations.findIndex(({ name }) => name === FIRST_TO_ASK);
    expect(first).toBeGreaterThan(0);
    expect(findUnmarked(migrations.slice(first + 1))).toEqual([]);
  });

  it.each([
    ['drops a column', 'alter table "orders" drop column "note";', true],
    ['renames one', 'alter table "orders" rename column "note" to "hint";', true],
    ['changes its type', 'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;', true],
    ['demands a value', 'alter table "orders" alter column "note" set not null;', true],
    ['demands a new value', 'alter table "orders" add column "note" text not null;', true],
    ['checks values', 'alter table "orders" add constraint "c" check (total > 0);', true],
    ['adds what has a default', `alter table "orders" add column "note" text default '' not null;`, false],
    ['adds what may be empty', 'alter table "orders" add column "note" text;', false],
    [
      'adds a table with a constraint',
      'create table "a" ();alter table "a" add constraint "c" check (true);',
      false,
    ],
    ['adds an index', 'create index "orders_note" on "orders" ("note");', false],
  ])('one that %s needs the line: %s', (_, statements, isContract) => {
    expect(findUnmarked([{ name: 'x', statements, since: null }])).toEqual(isContract ? ['x'] : []);
  });
});

describe('the oldest version that may run on the tables', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marigold-versions-'));
    await mkdir(path.join(folder, 'meta'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function write(...migrations: [name: string, statements: string][]): Promise<Migration[]> {
    const entries = migrations.map(([tag], i) => ({ tag, when: i + 1 }));
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    for (const [name, statements] of migrations)
      await writeFile(path.join(folder, `${name}.sql`), `${statements};\n`);
    return readMigrations(folder);
  }

  it('is the first that asks, if later ones only add', async () => {
    expect(findOldest(await write([FIRST_TO_ASK, 'select 1'], ['0094_more', 'select 1']))).toBe(1);
  });

  it('is the one that a later one names', async () => {
    const migrations = await write(
      [FIRST_TO_ASK, 'select 1'],
      ['0094_new_column', 'select 1'],
      ['0095_old_column', '-- contract: since 0094_new_column\nalter table "orders" drop column "note"'],
      ['0096_more', 'select 1'],
    );
    expect(findOldest(migrations)).toBe(2);
  });

  it('cannot be one that comes later, or is none', async () => {
    const wrong = write([FIRST_TO_ASK, '-- contract: since 0094_more\nselect 1'], ['0094_more', 'select 1']);
    await expect(wrong).rejects.toThrow('is no migration before it');
  });
});
