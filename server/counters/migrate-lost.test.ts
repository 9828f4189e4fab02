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
      tax_cents, total_cents, refunded_cents, status, expected_delivery, created_at, payment_intent_id, payment_status)
    select 'MG-' || payment, 'guest', 'ada@example.com', 'ada@example.com', 9000, 0, 0, 1000, 10000, 1000, 'placed',
      now(), '2026-03-01T10:00:00Z', 'pi_' || payment, 'paid'
    from (values ('lost'), ('won'), ('none')) as paid (payment);
  insert into disputes (id, payment_intent_id, checkout_id, amount_cents, currency, reason, status, is_inquiry,
      opened_at, withdrawn_cents, reinstated_cents, dashboard_url, read_at)
    values ('du_1', 'pi_lost', 'MG-lost', 2500, 'usd', 'general', 'lost', false, now(), 2500, 500, '', now()),
      ('du_2', 'pi_won', 'MG-won', 2500, 'usd', 'general', 'won', false, now(), 2500, 0, '', now());
  insert into order_tallies (period, status, payment_status, high_value, orders, total_cents)
    select period, 'placed', 'paid', false, 3, 27000
    from (values ('all'), ('2026-03'), ('2026-03-01')) as periods (period);
`);

it('subtracts what banks took from the sales of a running shop', async () => {
  const { db } = database;
  await migrateFrom(db, 'lost_amounts', async () => {
    await db.execute(OLD_SHOP);
  });
  await applyEntries(db);
  const { orders } = await readCounters(db);
  expect(orders.find(({ period }) => period === 'all')).toMatchObject({ orders: 3, total_cents: '25000' });
  expect(orders).toEqual((await recountedCounters(db))?.orders);
});
