import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection, Database } from './connection.ts';
import { placeholdersFor, prepared } from './prepared.ts';
import { auditLog } from './schema/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const insertEntry = prepared('test_insert_entry', (compiler) =>
  compiler.insert(auditLog).values(placeholdersFor(auditLog, ['before'])),
);
const selectEntry = prepared('test_select_entry', (compiler) =>
  compiler
    .select({ at: auditLog.at, after: auditLog.after, pid: sql<number>`pg_backend_pid()` })
    .from(auditLog)
    .where(eq(auditLog.id, sql.placeholder('id'))),
);

const entry = { actor: 'test', action: 'test', subjectKind: 'test', subjectId: 'test' };
const at = new Date('2026-03-01T10:00:00Z');

const readPid = async (connection: Connection) =>
  (await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

// `prepared` copies Drizzle's prepared query and puts another `client` into it, which Drizzle does not
// document.
describe('a prepared query', () => {
  it('runs in the given transaction, and is rolled back with it', async () => {
    const rolledBack = db.transaction(async (tx) => {
      await insertEntry(tx, { ...entry, id: 'gone', at, after: null });
      const [found] = await selectEntry(tx, { id: 'gone' });
      expect(found?.pid).toBe(await readPid(tx));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await selectEntry(db, { id: 'gone' })).toEqual([]);
  });

  it('runs on the given pool', async () => {
    const other = await createTestDatabase();
    await insertEntry(other.db, { ...entry, id: 'there', at, after: null });
    expect(await selectEntry(other.db, { id: 'there' })).toHaveLength(1);
    expect(await selectEntry(db, { id: 'there' })).toEqual([]);
    await other.close();
  });

  it('encodes and decodes dates, JSON and null like any other query', async () => {
    await insertEntry(db, { ...entry, id: 'json', at, after: { total: 1 } });
    await insertEntry(db, { ...entry, id: 'null', at, after: null });
    expect(await selectEntry(db, { id: 'json' })).toMatchObject([{ at, after: { total: 1 } }]);
    expect(await selectEntry(db, { id: 'null' })).toMatchObject([{ at, after: null }]);
  });

  it('is planned once per connection', async () => {
    await db.transaction(async (tx) => {
      for (const id of ['a', 'b', 'c']) await selectEntry(tx, { id });
      const statements = await tx.execute(
        sql`select name from pg_prepared_statements where name = 'test_select_entry'`,
      );
      expect(statements.rows).toHaveLength(1);
    });
  });
});
