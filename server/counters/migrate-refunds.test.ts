import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { applyEntries } from './apply-entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.close());

const OLD_SHOP = sql.raw(`
  insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents,
      tax_cents, total_cents, status, expected_delivery, created_at, payment_intent_id, payment_status)
    select 'MG-' || payment, 'guest', 'ada@example.com', 'ada@example.com', 9000, 0, 0, 1000, 10000, 'placed',
      now(), '2026-03-01T10:00:00Z', 'pi_' || payment, status
    from (values ('part', 'paid'), ('whole', 'refunded'), ('none', 'paid')) as paid (payment, status);
  insert into refunds (id, payment_intent_id, checkout_id, amount_cents, currency, reason, status, created_at)
    values ('RF-1', 'pi_part', 'MG-part', 2500, 'usd', 'at_provider', 'succeeded', now()),
      ('RF-2', 'pi_part', 'MG-part', 2500, 'usd', 'at_provider', 'failed', now()),
      ('RF-3', 'pi_whole', 'MG-whole', 10000, 'usd', 'requested', 'succeeded', now());
  insert into order_tallies (period, status, payment_status, high_value, orders, total_cents)
    select period, 'placed', payment, false, orders, total
    from (values ('all'), ('2026-03'), ('2026-03-01')) as periods (period),
      (values ('paid', 2, 20000), ('refunded', 1, 10000)) as sums (payment, orders, total);
`);

it('subtracts what a running shop has refunded from its sales', async () => {
  const { db } = database;
  await migrateFrom(db, 'refunded_amounts', async () => {
    await db.execute(OLD_SHOP);
  });
  await applyEntries(db);
  const { orders } = await readCounters(db);
  expect(
    orders.find(({ period, payment_status }) => period === 'all' && payment_status === 'paid'),
  ).toMatchObject({
    orders: 2,
    total_cents: '17500',
  });
  expect(orders).toEqual((await recountedCounters(db))?.orders);
});
