import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CacheTag,
  deleteInvalidations,
  invalidate,
  onInvalidation,
  readInvalidations,
} from './cache-tags.ts';
import { inTransaction } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const tagsSince = async (snapshot: string) =>
  (await readInvalidations(database.db, snapshot)).since.flatMap(({ tags }) => tags);
const snapshotNow = async () => (await readInvalidations(database.db, null)).snapshot;

it('an invalidation is read once it is committed, and only by those who have not seen it', async () => {
  const before = await snapshotNow();
  await inTransaction(database.db, (tx) => invalidate(tx, ['catalogue', 'product:lamp', 'catalogue']));
  expect(await tagsSince(before)).toEqual(['catalogue', 'product:lamp']);
  expect(await tagsSince(await snapshotNow())).toEqual([]);
});

it('none is missed, whatever the order in which concurrent transactions commit', async () => {
  const { db } = database;
  const started = await snapshotNow();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
  const slow = inTransaction(db, async (tx) => {
    await invalidate(tx, ['product:slow']);
    begun();
    await mayEnd;
  });
  await hasBegun;
  await inTransaction(db, (tx) => invalidate(tx, ['product:quick']));
  const meanwhile = await readInvalidations(db, started);
  expect(meanwhile.since.flatMap(({ tags }) => tags)).toEqual(['product:quick']);
  end();
  await slow;
  expect(await tagsSince(meanwhile.snapshot)).toEqual(['product:slow']);
});

it('one that is rolled back never was', async () => {
  const heard: (readonly CacheTag[])[] = [];
  const stop = onInvalidation(({ tags }) => heard.push(tags));
  const before = await snapshotNow();
  const failing = inTransaction(database.db, async (tx) => {
    await invalidate(tx, ['settings']);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await tagsSince(before)).toEqual([]);
  await inTransaction(database.db, (tx) => invalidate(tx, ['ratings']));
  stop();
  await inTransaction(database.db, (tx) => invalidate(tx, ['ratings']));
  expect(heard).toEqual([['ratings']]);
});

it('transactions that change the same do not wait for each other', async () => {
  const { db } = database;
  await inTransaction(db, async (tx) => {
    await invalidate(tx, ['product:lamp', 'ratings']);
    await inTransaction(db, async (other) => {
      await other.execute(sql`set local lock_timeout = 200`);
      await invalidate(other, ['ratings', 'product:lamp']);
    });
  });
});

it('old ones are deleted', async () => {
  const before = await snapshotNow();
  await inTransaction(database.db, (tx) => invalidate(tx, ['settings']));
  await deleteInvalidations(database.db, new Date(Date.now() - 60_000));
  expect(await tagsSince(before)).toEqual(['settings']);
  await deleteInvalidations(database.db, new Date(Date.now() + 60_000));
  expect(await tagsSince(before)).toEqual([]);
});
