import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { writeOpeningStock } from '#db/fill/write-opening-stock.ts';
import { recountCounters } from '#server/counters/recount-counters.ts';

/**
 * Makes a generated shop `times` as large, in SQL: each product, order and review is copied with a name,
 * address, id and time of its own. Indexes are built after the rows, and no row's references are checked.
 */
export async function multiplyShop(db: Database, times: number): Promise<void> {
  await Promise.all([
    withFastWrites(db, (client) => multiply(client, PRODUCTS, times)),
    withFastWrites(db, (client) => multiply(client, ORDERS, times)),
  ]);
  await withFastWrites(db, async (client) => {
    await writeOpeningStock(client, new Date());
    await client.query('begin');
    await recountCounters(drizzle(client));
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

/** `b` is the copied row, `$1` the number of the copy, `$2` the number of copies. */
type Copies = Record<string, Record<string, string>>;

const numbered = (column: string) => `b.${column} || '-' || $1::int`;
const ofOrder = (column: string) => `left(b.${column}, -4) || lpad(upper(to_hex($1::int)), 4, '0')`;
const email = (column: string) => `$1::int || '.' || b.${column}`;
const phone = (digits: string) => `left(${digits}, -3) || lpad(($1::int)::text, 3, '0')`;
const field = (number: number) => `split_part(b.search_text, chr(1), ${number})`;

/** Copies follow each other in time, so that rows of the same days are stored together. */
const AT = `now() - (now() - b.created_at) / $2::int - interval '730 days' * ($2::int - $1::int) / $2::int`;

const PRODUCTS: Copies = {
  products: {
    id: numbered('id'),
    name: `b.name || ' ' || $1::int`,
    sku: numbered('sku'),
    search_text: `left(b.search_text, length(b.name)) || ' ' || $1::int || substr(b.search_text, length(b.name) + 1)`,
    price_cents: 'b.price_cents + 100 * ($1::int % 40)',
    stock: 'b.stock * (1 + $1::int % 5)',
    created_at: AT,
  },
};

const ORDERS: Copies = {
  orders: {
    id: ofOrder('id'),
    user_email: email('user_email'),
    email_key: email('email_key'),
    user_phone: phone('b.user_phone'),
    phone_key: phone('b.phone_key'),
    payment_intent_id: numbered('payment_intent_id'),
    search_text: `concat_ws(chr(1), lower(${ofOrder('id')}), $1::int || '.' || ${field(2)}, coalesce(${phone(`nullif(${field(3)}, '')`)}, ''), ${field(4)})`,
    created_at: AT,
  },
  order_lines: { order_id: ofOrder('order_id') },
  order_activities: { order_id: ofOrder('order_id') },
  checkouts: {
    id: ofOrder('id'),
    email: email('email'),
    payment_intent_id: numbered('payment_intent_id'),
    next_look_at: 'null',
    created_at: AT,
  },
  refunds: {
    id: numbered('id'),
    checkout_id: ofOrder('checkout_id'),
    payment_intent_id: numbered('payment_intent_id'),
    provider_refund_id: numbered('provider_refund_id'),
  },
  reviews: {
    id: numbered('id'),
    product_id: numbered('product_id'),
    order_id: ofOrder('order_id'),
    user_email: email('user_email'),
    search_text: `replace(b.search_text, lower(b.user_email), ${email('user_email')})`,
    created_at: AT,
  },
};

async function multiply(client: pg.Client, copies: Copies, times: number): Promise<void> {
  for (const [table, own] of Object.entries(copies)) {
    const names = await columnsOf(client, table);
    const values = names.map((name) => own[name] ?? `b."${name}"`);
    const indexes = await dropIndexes(client, table);
    await client.query(`create temporary table b as table ${table}`);
    for (let copy = 1; copy < times; copy++) {
      const columns = names.map((name) => `"${name}"`).join(', ');
      // Values of every copy, so that both parameters are used.
      const copied = `insert into ${table} (${columns}) select ${values.join(', ')} from b where $1::int < $2::int`;
      await client.query(copied, [copy, times]);
    }
    await client.query('drop table b');
    for (const index of indexes) await client.query(index);
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  return rows.map((row) => row.column_name);
}

/** Drops the indexes that hold no constraint; returns the statements that create them. */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function withFastWrites(db: Database, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectWithoutTimeouts(db);
  try {
    await client.query(`
      set synchronous_commit = off; set session_replication_role = replica;
      set maintenance_work_mem = '1GB'; set work_mem = '256MB'`);
    await work(client);
  } finally {
    await client.end();
  }
}
