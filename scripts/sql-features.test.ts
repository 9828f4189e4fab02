import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from './root.ts';
import { compareFeatures, readFeatures, SQL_FEATURES } from './sql-features.ts';

/** What the files use beyond the list, where nothing of the list is used. */
const beyondList = (files: Record<string, string>) =>
  compareFeatures(files).filter((problem) => !problem.startsWith('0 files use'));

describe('the list of SQL features', () => {
  test.each([
    ['create index a on b using gin (c gin_trgm_ops)', ['trigrams (`pg_trgm`)', 'GIN indexes']],
    [".for('update', { skipLocked: true })", ['`skip locked`']],
    ['await client.query(`listen changes`)', ['`listen` and `notify`']],
    ['create temporary table a (b text)', ['temporary tables']],
    ['// create trigger is not used\n-- nor is grouping sets\nselect 1', []],
  ])('finds in %s', (text, names) => {
    expect(readFeatures(text).features.map(({ name }) => name)).toEqual(names);
  });

  it('fails when one more file uses a feature, and when one does that nobody uses', () => {
    const [first] = SQL_FEATURES.filter(({ files }) => files === 1);
    const unlogged = SQL_FEATURES.find(({ name }) => name === 'unlogged tables');
    expect(first).toBeDefined();
    expect(unlogged?.files).toBe(1);
    const statement = 'create unlogged table a (b text)';
    expect(beyondList({ 'one.sql': statement })).toEqual([]);
    expect(beyondList({ 'one.sql': statement, 'two.sql': statement })).toEqual([
      '2 files use unlogged tables, 1 are listed: one.sql, two.sql',
    ]);
    expect(beyondList({ 'one.sql': 'create view a as select 1' })).toEqual([
      '1 files use views, 0 are listed: one.sql',
    ]);
  });

  it("fails on one of PostgreSQL's own names that it does not know", () => {
    expect(beyondList({ 'one.ts': 'sql`select pg_sleep(1)`' })).toEqual([
      'one.ts uses pg_sleep, which scripts/sql-features.ts does not list',
    ]);
  });

  it('is what the page of engines says', () => {
    const page = readFileSync(path.join(ROOT, 'docs/engines.md'), 'utf8');
    const rows = [...page.matchAll(/^\| ([^|]+) \| (\d+) \| ([^|]+) \|/gm)].map(
      ([, name, files, engines]) => `${name}: ${files}, ${engines}`,
    );
    expect(rows).toEqual(
      SQL_FEATURES.filter(({ files }) => files > 0).map(
        ({ name, files, refusedBy }) => `${name}: ${files}, ${refusedBy.join(', ') || 'none known'}`,
      ),
    );
  });
});
