import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseCatalogueVersion, readCatalogueVersions, touchProducts } from './catalogue-version.ts';
import { inTransaction, type Transaction } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['the catalogue’s version', raiseCatalogueVersion],
  ['a touch', (tx: Transaction) => touchProducts(tx, ['lamp'], { isRated: true })],
])('%s causes no deadlock between transactions that lock products before and after', async (_, raise) => {
  const { db } = database;
  await db.execute(sql`create table if not exists pieces (id text primary key, count int)`);
  await db.execute(sql`insert into pieces values ('lamp', 1), ('rug', 1) on conflict do nothing`);
  const take = (tx: Transaction, id: string) =>
    tx.execute(sql`update pieces set count = count + 1 where id = ${id}`);
  const before = await readCatalogueVersions(db);
  let attempts = 0;
  const { promise: bothBegan, resolve: began } = Promise.withResolvers<void>();
  let running = 0;
  const meet = async () => {
    if (++running === 2) began();
    await bothBegan;
  };

  const sellOut = inTransaction(db, async (tx) => {
    attempts++;
    await take(tx, 'lamp');
    await raise(tx);
    await meet();
    await take(tx, 'rug');
  });
  const edit = inTransaction(db, async (tx) => {
    attempts++;
    await take(tx, 'rug');
    await meet();
    await raise(tx);
  });
  await Promise.all([sellOut, edit]);
  expect(attempts).toBe(2);
  const after = await readCatalogueVersions(db);
  expect(after.version + after.touches).toBe(before.version + before.touches + 2);
});
