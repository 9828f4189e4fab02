import { setTimeout as sleep } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/index.ts';
import { averageRating } from '#domain/reviews/review.ts';
import type { Database } from './connection.ts';
import { migrate } from './migrate.ts';
import { products, reviews } from './schema/index.ts';
import { seedDemo } from './seed-demo.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
afterEach(() => database.close());

const now = new Date('2026-06-01T00:00:00Z');

it('migrates and seeds once when several servers start together', async () => {
  database = await createTestDatabase({ bare: true });
  const added: number[] = [];
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const db = database.connectAgain();
      await migrate(db, async () => void added.push(await seedDemo(db, now)));
    }),
  );
  expect(added.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, demoProducts.length]);
  expect(await database.db.select({ n: count() }).from(products)).toEqual([{ n: demoProducts.length }]);
});

it('leaves nothing locked when the seed fails', async () => {
  database = await createTestDatabase({ bare: true });
  await expect(migrate(database.db, () => Promise.reject(new Error('no seed')))).rejects.toThrow('no seed');
  await migrate(database.db, async () => undefined);
});

it('is not subject to the time limits of requests', async () => {
  database = await createTestDatabase({ bare: true });
  const { options } = database.db.$client;
  const limits = { statement_timeout: 150, query_timeout: 200, idle_in_transaction_session_timeout: 800 };
  const pool = new pg.Pool({ ...options, password: options.password, ...limits });
  // The first thing a migration does, and here it takes long.
  const busy = await database.connectAgain().$client.connect();
  await busy.query('begin; create schema drizzle');
  const slow = sleep(500).then(() => busy.query('rollback'));
  await migrate(drizzle(pool) as unknown as Database, () => sleep(1_100));
  await slow;
  busy.release();
  await pool.end();
  expect(await database.db.select().from(products)).toEqual([]);
});

it('seeds averages that agree with the reviews, and changes nothing when repeated', async () => {
  database = await createTestDatabase();
  const { db } = database;
  await seedDemo(db, now);
  const before = await db.select().from(products).orderBy(products.id);
  expect(await seedDemo(db, new Date())).toBe(0);
  expect(await db.select().from(products).orderBy(products.id)).toEqual(before);

  const given = Map.groupBy(await db.select().from(reviews), (review) => review.productId);
  for (const product of before) {
    const all = given.get(product.id) ?? [];
    const verified = all.filter((review) => review.verified);
    const sumRatings = (some: typeof all) => some.reduce((total, { rating }) => total + rating, 0);
    expect([product.ratingSum, product.ratingCount]).toEqual([sumRatings(all), all.length]);
    expect([product.verifiedRatingSum, product.verifiedRatingCount]).toEqual([
      sumRatings(verified),
      verified.length,
    ]);
    expect(averageRating(sumRatings(all), all.length)).toBeLessThanOrEqual(5);
  }
});
