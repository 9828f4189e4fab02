import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.close());

/** Orders of three pieces, of which some were canceled or came back. */
const OLD_SHOP = sql.raw(`
  insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents,
      tax_cents, total_cents, status, expected_delivery, created_at, payment_status)
    select id, 'guest', 'ada@example.com', 'ada@example.com', 9000, 0, 0, 0, 9000, status, now(), now(), 'paid'
    from (values ('MG-1', 'on-the-road'), ('MG-2', 'delivered'), ('MG-3', 'processing'), ('MG-4', 'rejected'))
      as old (id, status);
  insert into order_lines (order_id, position, product_id, name, image, unit_price_cents, quantity,
      selected_properties, modifications, taken, canceled, returned, restocked)
    select id, 0, 'lamp', 'Lamp', '', 3000, 3, '{}', '', 3, canceled, returned, restocked
    from (values ('MG-1', 1, 0, 1), ('MG-2', 0, 2, 2), ('MG-3', 1, 0, 0), ('MG-4', 0, 3, 3))
      as old (id, canceled, returned, restocked);
`);

describe('O1: the counters of the lines of earlier orders', () => {
  it('count what is on the road or delivered as fulfilled, and what came back as sent before', async () => {
    const { db } = database;
    await migrateFrom(db, 'fulfilments', async () => {
      await db.execute(OLD_SHOP);
    });
    const { rows } = await db.execute(
      sql`select order_id, fulfilled, canceled, returned, restocked from order_lines order by order_id`,
    );
    expect(rows).toEqual([
      { order_id: 'MG-1', fulfilled: 2, canceled: 1, returned: 0, restocked: 1 },
      { order_id: 'MG-2', fulfilled: 3, canceled: 0, returned: 2, restocked: 2 },
      { order_id: 'MG-3', fulfilled: 0, canceled: 1, returned: 0, restocked: 0 },
      { order_id: 'MG-4', fulfilled: 3, canceled: 0, returned: 3, restocked: 3 },
    ]);
  });

  it.each([
    ['sent and canceled more than was bought', 'fulfilled = 3, canceled = 1'],
    ['returned more than was sent', 'fulfilled = 1, returned = 2'],
    ['refunded more than was bought', 'refunded = 4'],
    ['restocked more than was canceled or returned', 'canceled = 1, restocked = 2'],
    ['restocked what was written off', 'fulfilled = 1, returned = 1, restocked = 1, written_off = 1'],
  ])('are refused by the database when they have %s', async (_, counters) => {
    const set = `fulfilled = 0, canceled = 0, returned = 0, restocked = 0, written_off = 0`;
    await database.db.execute(sql.raw(`update order_lines set ${set} where order_id = 'MG-3'`));
    const update = database.db.execute(sql.raw(`update order_lines set ${counters} where order_id = 'MG-3'`));
    await expect(update).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
