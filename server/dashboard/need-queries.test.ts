import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { deleteProduct, listStaffProducts } from '#contract/calls/staff-products.ts';
import { updateVariant } from '#contract/calls/variants.ts';
import { inTransaction } from '#db/connection.ts';
import { checkouts, disputes, messages, products, refunds } from '#db/schema/index.ts';
import type { CheckoutOutcome } from '#domain/checkout/settle.ts';
import { DISPUTE_STATUSES, type DisputeStatus } from '#domain/disputes/dispute.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund-status.ts';
import { recountCounters } from '../counters/recount-counters.ts';
import { addShirt } from '../testing/add-shirt.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await inTransaction(shop.db, async (tx) => {
    for (const table of [
      'order_activities',
      'order_lines',
      'orders',
      'refunds',
      'stock_holds',
      'checkouts',
      'messages',
    ])
      await tx.execute(sql.raw(`delete from ${table}`));
    await recountCounters(tx);
  });
});

async function look() {
  const { status, body } = await shop.send(getDashboard, {}, { headers: AS_STAFF });
  expect(status).toBe(200);
  return body;
}

async function setStatus(id: string, status: 'packaging') {
  const answer = await shop.send(
    updateOrderStatus,
    { params: { id }, body: { status } },
    { headers: AS_STAFF },
  );
  expect(answer.status).toBe(200);
}

describe('open tasks', () => {
  it('include paid orders that are not packed', async () => {
    await shop.send(createOrder, { body: createOrderBody(lamp) });
    const [one] = [await buy(shop, lamp), await buy(shop, lamp)];
    expect((await look()).needs.ordersToPack).toBe(2);
    await setStatus(one.order.id, 'packaging');
    expect((await look()).needs.ordersToPack).toBe(1);
  });

  it('include products with low stock', async () => {
    const stocks = [null, 0, 5, 6, 1_000];
    const ids = stocks.map((stock) => ({ id: `stock-${stock}-${randomUUID().slice(0, 8)}`, stock }));
    await addProducts(shop.db, ...ids.map(({ id, stock }) => ({ ...lamp, id, sku: id, stock })));
    expect((await look()).needs.lowStock).toBe(2);
    await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.stock, 0));
    expect((await look()).needs.lowStock).toBe(1);
    await setSettings(shop, { lowStockThreshold: 6 });
    expect((await look()).needs.lowStock).toBe(2);
    await setSettings(shop, { lowStockThreshold: 1_000 });
    expect((await look()).needs.lowStock).toBe(3);
    await setSettings(shop, { lowStockThreshold: 5 });
    await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.stock, 5));
  });

  it('V4: include the offered variants with low stock, and list them with the fewest first', async () => {
    const { product, variants } = await addShirt(
      shop,
      { Size: ['S', 'M', 'L', 'XL', 'XXL'] },
      [9, 0, 3, 5, 200],
    );
    const [, soldOut, few, low] = variants;
    const found = await look();
    expect([found.needs.lowStock, found.needs.lowVariants]).toEqual([0, 3]);
    const listed = await shop.send(
      listStaffProducts,
      { query: { stock: 'some-low' } },
      { headers: AS_STAFF },
    );
    expect(listed.body.map(({ variants }) => variants)).toEqual([{ count: 5, low: 3 }]);
    expect(found.lowVariants.map(({ id, stock }) => [id, stock])).toEqual([
      [soldOut?.id, 0],
      [few?.id, 3],
      [low?.id, 5],
    ]);
    expect(found.lowVariants[0]).toEqual({
      id: soldOut?.id,
      productId: product._id,
      name: 'Shirt',
      options: { Size: 'M' },
      sku: soldOut?.sku,
      stock: 0,
    });
    await setSettings(shop, { lowStockThreshold: 200 });
    expect((await look()).needs.lowVariants).toBe(5);
    await setSettings(shop, { lowStockThreshold: 5 });
    await shop.send(
      updateVariant,
      { params: { id: few?.id ?? '' }, body: { offered: false } },
      { headers: AS_STAFF },
    );
    expect((await look()).needs.lowVariants).toBe(2);
    await shop.send(deleteProduct, { params: { id: product._id } }, { headers: AS_STAFF });
    expect((await look()).lowVariants).toEqual([]);
  });

  it('list variants with as few pieces in the order of their product', async () => {
    const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
    const { product, variants } = await addShirt(shop, { Size: sizes }, [1, 1, 1, 1, 1]);
    // A changed row moves to the end of the table.
    const [{ id } = { id: '' }] = variants;
    await shop.send(updateVariant, { params: { id }, body: { offered: false } }, { headers: AS_STAFF });
    await shop.send(updateVariant, { params: { id }, body: { offered: true } }, { headers: AS_STAFF });
    const listed = (await look()).lowVariants.map(({ options }) => options.Size);
    await shop.send(deleteProduct, { params: { id: product._id } }, { headers: AS_STAFF });
    expect(listed).toEqual(sizes);
  });

  it('include messages that are neither read nor archived', async () => {
    const sent = {
      firstName: 'Ada',
      lastName: 'L',
      email: 'a@example.com',
      phone: '555 0101',
      message: 'Hi',
    };
    const now = new Date();
    for (const state of [{}, {}, { readAt: now }, { archivedAt: now }])
      await shop.db.insert(messages).values({ ...sent, ...state, id: randomUUID(), createdAt: now });
    expect((await look()).needs.unreadMessages).toBe(2);
  });

  it('include the unsettled payments of the list of payments', async () => {
    const outcomes: (CheckoutOutcome | null)[] = [null, 'ordered', 'refunded', 'cancelled', 'unexplained'];
    const now = new Date();
    const combinations = [null, ...REFUND_STATUSES].flatMap((refund) =>
      [null, ...DISPUTE_STATUSES].flatMap((dispute) =>
        // All of it, or half.
        [1, 2].map((total) => [total, refund, dispute] as const),
      ),
    );
    for (const outcome of outcomes) {
      for (const lastSeen of [null, 'succeeded', 'requires_action']) {
        for (const [totalCents, refund, dispute] of combinations) {
          if (outcome === 'refunded' && !refund) continue;
          const id = randomUUID();
          const checkout = {
            id,
            paymentIntentId: id,
            totalCents,
            currency: 'usd',
            email: '',
            createdAt: now,
          };
          await shop.db.insert(checkouts).values({ ...checkout, outcome, lastSeen });
          if (dispute) await shop.db.insert(disputes).values(createDispute(id, dispute, now));
          if (!refund) continue;
          const given = {
            id: `RF-${id}`,
            paymentIntentId: id,
            checkoutId: id,
            amountCents: 1,
            currency: 'usd',
            createdAt: now,
          };
          await shop.db.insert(refunds).values({ ...given, reason: 'requested', status: refund });
        }
      }
    }
    const listed = await shop.send(
      listPayments,
      { query: { show: 'all', limit: 100 } },
      { headers: AS_STAFF },
    );
    const pages = Math.ceil(Number(listed.headers.get('X-Total-Count')) / 100);
    const all = await Promise.all(
      Array.from({ length: pages }, (_, index) =>
        shop.send(listPayments, { query: { limit: 100, page: index + 1 } }, { headers: AS_STAFF }),
      ),
    );
    const unsettled = all.flatMap(({ body }) => body).filter(({ isSettled }) => !isSettled);
    expect(unsettled.length).toBeGreaterThan(10);
    expect((await look()).needs.unsettledPayments).toBe(unsettled.length);
  });
});

function createDispute(id: string, status: DisputeStatus, now: Date): typeof disputes.$inferInsert {
  return {
    id: `du_${id}`,
    paymentIntentId: id,
    checkoutId: id,
    amountCents: 1,
    currency: 'usd',
    reason: 'fraudulent',
    status,
    isInquiry: false,
    openedAt: now,
    withdrawnCents: 1,
    reinstatedCents: 0,
    dashboardUrl: '/',
    readAt: now,
  };
}
