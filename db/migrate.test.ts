import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/index.ts';
import { phoneKey } from '#domain/phone-key.ts';
import { phoneDigits } from '#domain/phone-number.ts';
import { averageRating } from '#domain/reviews/review.ts';
import type { Database } from './connection.ts';
import { migrate } from './migrate.ts';
import { orders, products, reviews } from './schema/index.ts';
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

it('rewrites phone numbers of existing orders for tracking', async () => {
  database = await createTestDatabase();
  const { db } = database;
  const phones = ['+1 (503) 555-0101', '503-555-0101', '0044 20 7946 0000', '4552345678', null];
  await db.insert(orders).values(
    phones.map((userPhone, index) => ({
      ...OLD_ORDER,
      id: `MG-${index}`,
      userPhone,
      phoneKey: userPhone && phoneDigits(userPhone),
    })),
  );
  const migration = await readFile(new URL('./migrations/0015_phone_keys.sql', import.meta.url), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  const keys = await db.select({ key: orders.phoneKey }).from(orders).orderBy(orders.id);
  expect(keys.map(({ key }) => key)).toEqual(phones.map((phone) => phone && phoneKey(phone)));
});

const OLD_ORDER = {
  userId: 'guest',
  userEmail: 'ada@example.com',
  emailKey: 'ada@example.com',
  subtotalCents: 100,
  shippingCents: 0,
  discountCents: 0,
  taxCents: 0,
  totalCents: 100,
  status: 'placed' as const,
  expectedDelivery: now,
  createdAt: now,
  paymentStatus: 'unpaid' as const,
};

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
    const sumOf = (some: typeof all) => some.reduce((total, { rating }) => total + rating, 0);
    expect([product.ratingSum, product.ratingCount]).toEqual([sumOf(all), all.length]);
    expect([product.verifiedRatingSum, product.verifiedRatingCount]).toEqual([
      sumOf(verified),
      verified.length,
    ]);
    expect(averageRating(sumOf(all), all.length)).toBeLessThanOrEqual(5);
  }
});
