import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/connection.ts';
import * as schema from '#db/schema/index.ts';
import { seedDemo } from '#db/seed-demo.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { demoProducts } from '#demo/catalogue/index.ts';
import { DEFAULT_PRICING_RULES, totalOrder } from '#domain/pricing/totals.ts';
import { productSearchText } from '#domain/products/search-text.ts';
import { countOrdersByCounters } from '#server/counters/counter-queries.ts';
import { recountCounters } from '#server/counters/recount-counters.ts';
import { createLog } from '#server/create-log.ts';
import { getDemoLedgerPath, openDemoPayments } from '#server/payments/payments.ts';
import { recordFilledPayments } from '#server/payments/record-filled-payments.ts';
import { fillShop } from './fill-shop.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const FILLING = {
  orders: 300,
  products: 150,
  reviews: 400,
  seed: 'test',
  now: NOW,
  onProgress: () => undefined,
};

async function filled({ seed = 'test', dataDir = '' } = {}) {
  const database = await createTestDatabase();
  await seedDemo(database.db, NOW);
  await fill(database.db, { seed, dataDir });
  return database;
}

async function fill(db: Database, { seed = 'test', add = false, dataDir = '' } = {}): Promise<void> {
  await fillShop(db, { ...FILLING, seed, add }, ({ tx }) => recountCounters(tx));
  await recordFilledPayments(db, dataDir ? getDemoLedgerPath(dataDir) : null);
}

let db: Database;
let close: () => Promise<void>;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-demo-'));
  ({ db, close } = await filled({ dataDir }));
});
afterAll(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});

const selectRows = async (statement: string) => (await db.execute(sql.raw(statement))).rows;

describe('a filled shop', () => {
  it('has the requested numbers, beside the demo catalogue', async () => {
    const [added] = await selectRows(`select
      (select count(*)::int from orders) as orders,
      (select count(*)::int from products) as products,
      (select count(*)::int from reviews where length(id) = 32) as reviews`);
    expect(added).toEqual({ orders: 300, products: demoProducts.length + 150, reviews: 400 });
  });

  it('has totals that the shop itself would compute', async () => {
    const orders = await db.select().from(schema.orders);
    const lines = Map.groupBy(await db.select().from(schema.orderLines), ({ orderId }) => orderId);
    for (const order of orders) {
      const priced = (lines.get(order.id) ?? []).map((line) => ({ ...line, unitPrice: line.unitPriceCents }));
      expect(priced.length).toBeGreaterThan(0);
      expect(totalOrder(priced, DEFAULT_PRICING_RULES)).toEqual({
        subtotal: order.subtotalCents,
        shipping: order.shippingCents,
        discount: order.discountCents,
        tax: order.taxCents,
        total: order.totalCents,
      });
    }
  });

  it('has orders with the status of their last activity, and no activity in the future', async () => {
    const wrong = await selectRows(`
      select id from orders where status <> coalesce(
        (select a.status from order_activities a where a.order_id = orders.id order by position desc limit 1), 'placed')
      union select order_id from order_activities where timestamp > '${NOW.toISOString()}'`);
    expect(wrong).toEqual([]);
  });

  it('has a payment provider that knows each payment, its purpose and its refunds, and can refund it', async () => {
    const payments = await openDemoPayments({
      address: 'http://127.0.0.1',
      dataDir,
      log: createLog('silent'),
      deliver: async () => new Response(null),
      events: [],
    });
    const orders = (await db.select().from(schema.orders)).filter(
      ({ paymentStatus }) => paymentStatus !== 'unpaid',
    );
    expect(orders.length).toBeGreaterThan(200);
    for (const { id, paymentIntentId, paymentStatus, totalCents } of orders)
      expect(await payments.provider.findPayment(paymentIntentId ?? '')).toMatchObject({
        status: 'succeeded',
        received: totalCents,
        refunded: paymentStatus === 'refunded' ? totalCents : 0,
        checkoutId: id,
      });
    const refunded = await db.select().from(schema.refunds);
    expect(refunded.length).toBeGreaterThan(0);
    for (const { paymentIntentId, providerRefundId: id } of refunded)
      expect(await payments.provider.findRefunds(paymentIntentId)).toMatchObject([
        { status: 'succeeded', id },
      ]);
    const paid = orders.find(({ paymentStatus }) => paymentStatus === 'paid');
    const refund = { id: 'RF-1', paymentIntentId: paid?.paymentIntentId ?? '', amount: 100 };
    expect(await payments.provider.refundPayment(refund)).toMatchObject({ status: 'succeeded' });
    await payments.close();
  });

  it('has a checkout for each payment, of the same amount, and a refund for each refunded payment', async () => {
    const wrong = await selectRows(`
      select orders.id from orders left join checkouts on checkouts.id = orders.id
        left join refunds on refunds.payment_intent_id = orders.payment_intent_id
      where (payment_status = 'unpaid') <> (orders.payment_intent_id is null)
        or (payment_status <> 'unpaid' and checkouts.total_cents is distinct from orders.total_cents)
        or (payment_status = 'refunded') <> (refunds.status is not distinct from 'succeeded')`);
    expect(wrong).toEqual([]);
  });

  it('has ratings that add up, and verified reviews only of buyers', async () => {
    expect(
      await selectRows(`
        select id from products where row(rating_sum, rating_count) <> (
          select coalesce(sum(rating), 0)::int, count(*)::int from reviews where product_id = products.id)`),
    ).toEqual([]);
    expect(
      await selectRows(`
        select id from reviews where length(id) = 32 and verified and not exists (
          select from orders join order_lines on order_lines.order_id = orders.id
          where orders.email_key = reviews.user_email and order_lines.product_id = reviews.product_id
            and orders.payment_status = 'paid' and orders.created_at < reviews.created_at)`),
    ).toEqual([]);
    const [verified] = await selectRows(
      `select count(*)::int as count from reviews where length(id) = 32 and verified`,
    );
    expect(verified?.count).toBeGreaterThan(200);
  });

  it('is searchable and counted', async () => {
    const products = await db.select().from(schema.products);
    for (const product of products) expect(product.searchText).toBe(productSearchText(product));
    expect(await selectRows(`select id from reviews where search_text = ''`)).toEqual([]);
    expect(await selectRows(`select id from orders where search_text = ''`)).toEqual([]);
    expect(await countOrdersByCounters(db, {})).toBe(300);
  });

  it('is not filled again without --add', async () => {
    await expect(fill(db)).rejects.toThrow('This shop has orders.');
    await fill(db, { seed: 'another', add: true });
    expect(await countOrdersByCounters(db, {})).toBe(600);
  });
});

it('is the same for the same seed, and another for another', async () => {
  const shops = [await filled(), await filled(), await filled({ seed: 'other' })];
  const prints = await Promise.all(
    shops.map(async (shop) => {
      const { rows } = await shop.db.execute(sql`
        select md5(string_agg(orders::text, '' order by id)) as orders,
          (select md5(string_agg(reviews::text, '' order by id)) from reviews) as reviews,
          (select md5(string_agg(name || price_cents || id, '' order by id)) from products) as products
        from orders`);
      await shop.close();
      return rows[0];
    }),
  );
  expect(prints[1]).toEqual(prints[0]);
  for (const table of ['orders', 'reviews', 'products'])
    expect(prints[2]?.[table]).not.toBe(prints[0]?.[table]);
});
