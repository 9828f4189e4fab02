import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { priceRefund, restOfOrder } from '#domain/refunds/price-refund.ts';
import { findOrder } from '../orders/order-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.close());

const OLD_SHOP = sql.raw(`
  insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents,
      tax_cents, total_cents, status, expected_delivery, created_at, payment_intent_id, payment_status)
    values ('MG-OLD', 'guest', 'ada@example.com', 'ada@example.com', 3000, 1500, 301, 216, 4415, 'placed',
      now(), '2026-03-01T10:00:00Z', 'pi_old', 'paid');
  insert into order_lines (order_id, position, product_id, name, image, unit_price_cents, quantity,
      selected_properties, modifications)
    values ('MG-OLD', 0, 'mug', 'Mug', '', 1000, 1, '{}', ''), ('MG-OLD', 1, 'lamp', 'Lamp', '', 1000, 2, '{}', '');
`);

it('A3: an order placed before lines had their own amounts keeps them, and is refunded as before', async () => {
  const { db } = database;
  await migrateFrom(db, 'discounts', async () => {
    await db.execute(OLD_SHOP);
  });
  const order = (await findOrder(db, 'MG-OLD'))?.order;
  if (!order) throw new Error('the order is lost');
  expect(order).toMatchObject({ subtotal: 3_000, shipping: 1_500, discount: 301, tax: 216, total: 4_415 });
  expect(order.lines[0]).not.toHaveProperty('discount');
  expect(order).not.toHaveProperty('discounts');

  const mug = priceRefund(order, [], {
    lines: [{ position: 0, quantity: 1 }],
    shipping: 0,
    adjustment: 0,
  });
  // A third of the discount and of the tax.
  expect(mug).toMatchObject({ ok: true, parts: { lines: [{ amount: 900, tax: 72 }], amount: 972 } });
  if (!mug.ok) return;
  expect(restOfOrder(order, [mug.parts])).toMatchObject({ amount: 4_415 - 972, tax: 216 - 72 });
});
