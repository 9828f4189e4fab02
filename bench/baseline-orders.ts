import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * The SQL of one order without the shop: all statements from the started payment to the stored response, in
 * one transaction of prepared statements. The order is of one product whose stock is not counted.
 */
export async function measureBaselineOrders(pool: pg.Pool): Promise<() => Promise<void>> {
  const address = {
    fullName: 'Ada Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'LND',
    zipCode: 'W1',
    country: 'GB',
    phone: '1',
  };
  const { rows } = await pool.query<{ id: string }>(
    'select id from products where deleted_at is null limit 1',
  );
  const product = rows[0]?.id ?? '';
  const draft = JSON.stringify({
    email: 'ada@example.com',
    address,
    billing: address,
    lines: [{ productId: product }],
  });
  const answer = JSON.stringify({ body: { email: 'ada@example.com', address, billing: address } });

  return async () => {
    const id = `bench-${randomBytes(12).toString('hex')}`;
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
    const claimKey = (key: string) =>
      run(
        'claim key',
        "insert into idempotent_answers (key, request, created_at) values ($1, 'r', now()) on conflict do nothing",
        [key],
      );
    const saveAnswer = (key: string) =>
      run('save answer', 'update idempotent_answers set answer = $2 where key = $1', [key, answer]);
    try {
      await client.query('begin');
      await claimKey(`${id}-1`);
      await run('product', 'select * from products where id = any($1) and deleted_at is null', [[product]]);
      await run(
        'checkout',
        `insert into checkouts (id, total_cents, currency, email, wanted, draft, created_at, next_look_at)
         values ($1, 6899, 'usd', 'ada@example.com', '[]', $2, now(), now()) on conflict do nothing`,
        [id, draft],
      );
      await run('started', 'update checkouts set payment_intent_id = $1 where id = $1', [id]);
      await saveAnswer(`${id}-1`);
      await claimKey(`${id}-2`);
      await run('find checkout', 'select * from checkouts where payment_intent_id = $1', [id]);
      await run('lock checkout', 'select * from checkouts where payment_intent_id = $1 for update', [id]);
      await run(
        'sold',
        'select id, availability, stock from products where id = any($1) and deleted_at is null',
        [[product]],
      );
      await run(
        'order',
        `insert into orders (id, user_id, user_email, user_phone, email_key, phone_key, buyer_digest, payment_method,
           shipping_address, billing_address, subtotal_cents, shipping_cents, discount_cents, tax_cents, total_cents,
           status, expected_delivery, created_at, payment_intent_id, payment_status, search_text)
         values ($1, 'guest', 'ada@example.com', '1', 'ada@example.com', '1', $1, 'Credit Card', $2, $2, 4999, 1500, 0, 400,
           6899, 'placed', now(), now(), $1, 'paid', $1)`,
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
        'tally',
        `insert into order_tally_entries (id, sign, at, email_key, created_at, status, payment_status, total_cents)
         values ($1, 1, now(), 'ada@example.com', now(), 'placed', 'paid', 6899)`,
        [id],
      );
      await run(
        'mail',
        `insert into mails (event, kind, recipient, facts, created_at, next_try_at)
         values ($1, 'order_confirmation', 'ada@example.com', $2, now(), now())`,
        [id, draft],
      );
      await run('ordered', "update checkouts set outcome = 'ordered', next_look_at = null where id = $1", [
        id,
      ]);
      await saveAnswer(`${id}-2`);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
