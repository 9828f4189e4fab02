import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * What one order is for PostgreSQL at the least: its row, its line, its mail and the row of its payment, in one transaction,
 * by the plain driver with prepared statements.
 */
export async function measureBareOrders(pool: pg.Pool): Promise<() => Promise<void>> {
  const address = {
    fullName: 'Ada Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'LND',
    zipCode: 'W1',
    country: 'GB',
    phone: '1',
  };
  return async () => {
    const id = `bench-${randomBytes(12).toString('hex')}`;
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
    try {
      await client.query('begin');
      await run(
        'checkout',
        `insert into checkouts (id, payment_intent_id, total_cents, currency, email, wanted, created_at, outcome)
         values ($1, $1, 6899, 'usd', 'ada@example.com', '[]', now(), 'ordered')`,
        [id],
      );
      await run(
        'order',
        `insert into orders (id, user_id, user_email, user_phone, email_key, phone_key, buyer_digest, payment_method,
           shipping_address, billing_address, subtotal_cents, shipping_cents, discount_cents, tax_cents, total_cents,
           status, expected_delivery, created_at, payment_intent_id, payment_status)
         values ($1, 'guest', 'ada@example.com', '1', 'ada@example.com', '1', $1, 'Credit Card', $2, $2, 4999, 1500, 0, 400,
           6899, 'placed', now(), now(), $1, 'paid')`,
        [id, JSON.stringify(address)],
      );
      await run(
        'line',
        `insert into order_lines (order_id, position, product_id, name, image, unit_price_cents, quantity,
           selected_properties, modifications)
         values ($1, 0, 'lamp', 'Lamp', '/lamp.svg', 4999, 1, '{}', '')`,
        [id],
      );
      await run(
        'mail',
        `insert into mails (event, kind, recipient, facts, created_at, next_try_at)
         values ($1, 'order_confirmation', 'ada@example.com', $2, now(), now())`,
        [id, JSON.stringify({ order: address })],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
