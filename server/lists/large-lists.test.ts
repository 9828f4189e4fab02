import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/connection.ts';
import * as schema from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { orderRowQueries } from '../orders/order-list-queries.ts';
import { findProduct, productCardQueries, selectProductIds } from '../products/product-queries.ts';
import { BY_RULE } from '../products/search/search-plan.ts';
import { searchProducts } from '../products/search/search-products.ts';
import { staffProductRowQueries } from '../products/staff-product-queries.ts';
import { selectReviews } from '../reviews/review-queries.ts';
import { staffReviewQueries } from '../reviews/staff-review-queries.ts';

const CONTEXT = { now: new Date(), zone: 'UTC' };

let large: TestDatabase;
let db: Database;
const statements: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  large = await createTestDatabase();
  await fill(large.db);
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  db = drizzle(large.db.$client, { schema, casing: 'snake_case', logger });
}, 60_000);
afterAll(() => large.close());

const cards = (asked: Parameters<typeof productCardQueries.page>[1]) =>
  productCardQueries.page(db, { limit: 24, ...asked }, { plan: BY_RULE });
const searched = (search: string) =>
  searchProducts(db, { search }, (plan) => productCardQueries.page(db, { search, limit: 24 }, { plan }));
const staffProducts = (asked: Parameters<typeof staffProductRowQueries.page>[1]) =>
  staffProductRowQueries.page(db, { limit: 10, ...asked }, { lowStock: 5 });
const orders = (asked: Parameters<typeof orderRowQueries.page>[1]) =>
  orderRowQueries.page(db, { limit: 10, ...asked }, CONTEXT);
const reviews = (asked: Parameters<typeof staffReviewQueries.page>[1]) =>
  staffReviewQueries.page(db, { limit: 10, ...asked }, CONTEXT);

test.each<[string, () => Promise<unknown>]>([
  ['products', () => cards({})],
  ['products of a category', () => cards({ category: 'category 3' })],
  ['products by price', () => cards({ sort: 'price-asc' })],
  ['products by rating', () => cards({ sort: 'rating' })],
  ['products by name', () => cards({ sort: 'name' })],
  ['a search for a word', () => searched('lamp 1234')],
  ['a search for two letters', () => searched('la')],
  ['a product', () => findProduct(db, 'product 77')],
  ['reviews of a product', () => selectReviews(db, 'product 77', FIRST_REVIEWS)],
  ['addresses for a sitemap', () => selectProductIds(db, { limit: 100, offset: 0 })],
  ['staff: products by stock', () => staffProducts({ sort: 'stock-asc' })],
  ['staff: products low on stock', () => staffProducts({ stock: 'low' })],
  ['staff: orders', () => orders({})],
  ['staff: orders of an address', () => orders({ search: 'buyer12345@example.com' })],
  ['staff: reviews of an address', () => reviews({ search: 'reviewer12345@example.com' })],
])('%s: no statement scans a large table', async (_, ask) => {
  statements.length = 0;
  await ask();
  const asked = [...statements];
  expect(asked).not.toEqual([]);
  for (const { text, values } of asked) {
    const { rows } = await large.db.$client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (products|orders|reviews)\b/);
  }
});

test('products by stock begin with the lowest, and end with those that are not counted', async () => {
  const stocks = (await staffProducts({ sort: 'stock-asc', limit: 12_000 })).rows.map(({ stock }) => stock);
  const counted = stocks.filter((stock) => stock !== null);
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  expect(stocks.slice(0, counted.length)).toEqual(counted);
});

test('reviews that a search finds are counted, on every page and past the last', async () => {
  expect(await reviews({ search: 'reviewer12345@' })).toMatchObject({ total: 1, rows: [{}] });
  expect(await reviews({ search: 'reviewer12345@', page: 3 })).toMatchObject({ total: 1, rows: [] });
});

const FIRST_REVIEWS = { stars: null, sort: 'newest', page: 1, limit: 10 } as const;

async function fill({ $client }: Database): Promise<void> {
  await $client.query(`
    insert into products (id, name, description, price_cents, image, gallery, category, brand, sku,
      availability, stock, colors, sizes, memory, properties, specifications, features, featured, search_text,
      created_at)
    select 'product ' || n, 'Lamp ' || n, repeat('A text about it. ', 10), 100 + n % 9999, '/a.webp', '[]',
      'category ' || n % 8, 'brand ' || n % 50, 'SKU-' || n, true,
      case when n % 7 = 0 then null else n % 5000 end, '[]', '[]', '[]', '[]', '[]', '[]', false,
      'lamp ' || n || repeat(' a text about it', 10), now() - n * interval '1 minute'
    from generate_series(1, 12000) n`);
  await $client.query(`
    insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents,
      tax_cents, total_cents, status, expected_delivery, created_at, payment_status, shipping_address,
      search_text)
    select 'order ' || n, 'user', 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', 100, 0, 0, 0,
      100 + n % 90000, 'placed', now(), now() - n * interval '1 minute', 'paid',
      jsonb_build_object('street', repeat('street ', 60)), 'order ' || n || ' buyer' || n || '@example.com li'
    from generate_series(1, 30000) n`);
  await $client.query(`
    insert into reviews (id, product_id, user_name, user_email, rating, title, comment, verified, helpful,
      created_at, search_text)
    select 'review ' || n, 'product ' || 1 + n % 12000, 'Ada', 'reviewer' || n || '@example.com', 1 + n % 5,
      'Good', 'It works', true, 0, now() - n * interval '1 minute',
      'ada reviewer' || n || '@example.com good it works'
    from generate_series(1, 20000) n`);
  await $client.query('vacuum analyze products, orders, reviews');
}
