import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { selectProductIds } from '../products/sitemap-queries.ts';
import { staffProductRowQueries } from '../products/staff-product-queries.ts';
import { staffReviewQueries } from '../reviews/staff-review-queries.ts';
import { type Questions, shopperQuestions, staffQuestions } from '../testing/large-shop-questions.ts';
import { recordStatements, type Statement } from '../testing/record-statements.ts';

let large: TestDatabase;
let client: pg.Client;
let db: Database;
let taken: () => Statement[];

beforeAll(async () => {
  large = await createTestDatabase();
  client = await connectWithoutTimeouts(large.db);
  await fill(client);
  ({ db, taken } = recordStatements(client));
}, 60_000);
afterAll(async () => {
  await client?.end();
  await large.close();
});

const EXAMPLES = {
  productId: 'product 77',
  category: 'category 3',
  orderId: 'order 12345',
  email: 'buyer12345@example.com',
  phone: '+1 503 555 12345',
  reviewer: 'reviewer12345@example.com',
  word: 'lamp',
};

test('no question of a shopper, and no purchase, scans a large table', async () => {
  expect(await listScans(shopperQuestions(db, EXAMPLES))).toEqual([]);
}, 30_000);

test('no question of staff scans one, either', async () => {
  expect(await listScans(staffQuestions(db, EXAMPLES))).toEqual([]);
}, 30_000);

/** Lists the questions whose statements read a large table from end to end, with the table. */
async function listScans(questions: Questions): Promise<string[]> {
  const found = new Set<string>();
  for (const [name, ask] of Object.entries(questions)) {
    taken();
    await ask();
    for (const { text, values } of taken()) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      for (const [, table] of plan.matchAll(
        /Seq Scan on (products|product_variants|orders|order_lines|reviews|checkouts)\b/g,
      ))
        found.add(`${name}: ${table}`);
    }
  }
  return [...found];
}

test('a part of a sitemap reads its own products only', async () => {
  taken();
  await selectProductIds(db, { from: 'product 900', limit: 100 });
  expect(await entriesRead(taken())).toBeLessThan(110);
});

test('products by stock begin with the lowest or the highest, and end with those that are not counted', async () => {
  const stocks = async (sort: 'stock-asc' | 'stock-desc') => {
    const { rows } = await staffProductRowQueries.page(db, { sort, limit: 12_000 }, { lowStock: 5 });
    return rows.map(({ stock }) => stock);
  };
  const rising = await stocks('stock-asc');
  const counted = rising.filter((stock) => stock !== null);
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  expect(rising.slice(0, counted.length)).toEqual(counted);
  const falling = await stocks('stock-desc');
  expect(falling.slice(0, counted.length)).toEqual(counted.toReversed());
  expect(falling).toHaveLength(rising.length);
});

test('reviews that a search finds are counted, on every page and past the last', async () => {
  const reviews = (asked: Parameters<typeof staffReviewQueries.page>[1]) =>
    staffReviewQueries.page(db, { limit: 10, ...asked }, { now: new Date(), zone: 'UTC' });
  expect(await reviews({ search: 'reviewer12345@' })).toMatchObject({ total: 1, rows: [{}] });
  expect(await reviews({ search: 'reviewer12345@', page: 3 })).toMatchObject({ total: 1, rows: [] });
});

/** Rows and index entries that statements read. */
async function entriesRead(statements: readonly Statement[]): Promise<number> {
  let read = 0;
  for (const { text, values } of statements) {
    const explained = `explain (analyze, format json) ${text}`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained, values);
    for (const row of rows) read += countEntries(row['QUERY PLAN'][0].Plan);
  }
  return read;
}

type Plan = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

function countEntries(plan: Plan): number {
  const { 'Actual Rows': rows, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops } = plan;
  const own = plan['Node Type'].includes('Scan') ? (rows + removed) * loops : 0;
  return own + (plan.Plans ?? []).reduce((sum, below) => sum + countEntries(below), 0);
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(`
    insert into products (id, name, description, price_cents, image, gallery, category, brand, sku,
      availability, stock, colors, sizes, memory, properties, specifications, features, featured, search_text,
      created_at)
    select 'product ' || n, kind || ' ' || n, repeat('A text about it. ', 25), 100 + n % 9999, '/a.webp', '[]',
      'category ' || n % 8, 'brand ' || n % 50, 'SKU-' || n, true,
      case when n % 7 = 0 then null else n % 5000 end, '[]', '[]', '[]', '[]', '[]', '[]', false,
      lower(kind) || ' ' || n || repeat(' a text about it', 25), now() - n * interval '1 minute'
    from generate_series(1, 12000) n,
      lateral (values (case when n % 50 = 0 then 'Lamp' else 'Desk' end)) kinds (kind)`);
  await client.query(`
    insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents,
      tax_cents, total_cents, status, expected_delivery, created_at, payment_status, shipping_address,
      search_text)
    select 'order ' || n, 'user', 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', 100, 0, 0, 0,
      100 + n % 90000, 'placed', now(), now() - n * interval '1 minute', 'paid',
      jsonb_build_object('street', repeat('street ', 60)), 'order ' || n || ' buyer' || n || '@example.com li'
    from generate_series(1, 30000) n`);
  await client.query(`
    insert into reviews (id, product_id, user_name, user_email, rating, title, comment, verified, helpful,
      created_at, search_text)
    select 'review ' || n, 'product ' || 1 + n % 12000, 'Ada', 'reviewer' || n || '@example.com', 1 + n % 5,
      'Good', 'It works', true, 0, now() - n * interval '1 minute',
      'ada reviewer' || n || '@example.com good it works'
    from generate_series(1, 20000) n`);
  await client.query(`
    insert into order_lines (order_id, position, product_id, name, image, unit_price_cents, quantity,
      selected_properties, modifications)
    select 'order ' || n, 0, 'product ' || case when n % 3 = 0 then 77 else 1 + n % 12000 end, 'Lamp', '/a.webp', 100, 1, '{}', ''
    from generate_series(1, 30000) n`);
  await client.query(`
    insert into product_variants (id, product_id, position, sku, options, combination, stock)
    select 'variant ' || n || ' ' || place, 'product ' || n, place, 'SKU-' || n || '-' || place,
      json_build_object('Size', place::text), '[["size","' || place || '"]]', 1 + (n * 5 + place) % 5000
    from generate_series(1, 12000) n, generate_series(1, 5) place`);
  await client.query('vacuum analyze');
}
