import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCollection, listCollections, listProductsOfCollection } from '#contract/calls/collections.ts';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { listDiscounts } from '#contract/calls/discounts.ts';
import { getDraftOrder, listDraftOrders } from '#contract/calls/draft-orders.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { listProducts } from '#contract/calls/products.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { listReturns } from '#contract/calls/returns.ts';
import { listOrders } from '#contract/calls/staff-orders.ts';
import { checkouts, mails, messages, orders, products, settings } from '#db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { DAY } from '#domain/time-units.ts';
import { createLog } from '../create-log.ts';
import { getDemoLedgerPath, openDemoPayments, type Payments } from '../payments/payments.ts';
import { recordFilledPayments } from '../payments/record-filled-payments.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

async function inNewFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-first-start-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const openPayments = (dataDir: string) =>
  openDemoPayments({
    address: 'http://127.0.0.1',
    dataDir,
    log: createLog('silent'),
    deliver: async () => new Response(null),
    events: [],
  });

describe('the shop of a first start', () => {
  let database: TestDatabase;
  let shop: TestShop;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-first-start-'));
    expect(await fillEmptyShop(database.db, { withOrders: true, now: NOW })).toEqual({
      products: 66,
      orders: 320,
    });
    await recordFilledPayments(database.db, getDemoLedgerPath(dataDir));
    const { host = '', port = 0, user = '', password, database: name = '' } = database.db.$client.options;
    const address = { host, port, user, password: String(password), database: name };
    shop = await openTestShop({ dataDir }, address);
    shop.later(NOW.getTime() - Date.now());
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  it('finds products by the words of its synonyms', async () => {
    for (const [search, name] of [
      ['running shoes', 'Court Leather Sneakers'],
      ['coffee mill', 'Burrow Hand Grinder'],
    ] as const) {
      const { body } = await shop.send(listProducts, { query: { search } });
      expect(body.map((product) => product.name)).toContain(name);
    }
  });

  it('has a draft order that waits for its payment, and an open one that can be bought', async () => {
    const { body: drafts } = await shop.send(listDraftOrders, { query: {} }, { headers: AS_STAFF });
    expect(drafts.map(({ status }) => status)).toEqual(['open', 'link_sent']);
    for (const { id, total } of drafts) {
      const { body } = await shop.send(getDraftOrder, { params: { id } }, { headers: AS_STAFF });
      expect(body.problem).toBeUndefined();
      expect(total).toBe(body.quote?.total);
    }
  });

  it('has parcels on their way, one order in two of them, and a return to look at', async () => {
    const { body: onTheRoad } = await shop.send(
      listOrders,
      { query: { status: 'on-the-road' } },
      { headers: AS_STAFF },
    );
    expect(onTheRoad.every(({ fulfilments }) => fulfilments?.[0]?.trackingUrl)).toBe(true);
    expect(onTheRoad.filter(({ fulfilments = [] }) => fulfilments.length === 2)).toHaveLength(1);
    const { body: toLook } = await shop.send(listReturns, { query: { need: 'look' } }, { headers: AS_STAFF });
    expect(toLook).toHaveLength(1);
  });

  it('has four codes of discounts, one for a collection, and none that applies by itself', async () => {
    const { body } = await shop.send(listDiscounts, {}, { headers: AS_STAFF });
    expect(body.map(({ code, sentence }) => [code, sentence.split(',')[0]])).toEqual([
      ['WELCOME10', '10 % off everything'],
      ['FASHION20', '20 % off Fashion from $50'],
      ['FREESHIP', 'Free shipping from $75'],
      ['MORNINGS15', '15 % off Slow mornings'],
    ]);
  });

  it('has uses of each code, and a report of them that agrees with the orders', async () => {
    const { body } = await shop.send(listDiscounts, {}, { headers: AS_STAFF });
    const all = await database.db.select().from(orders);
    for (const { id, uses, givenAmount, salesAmount } of body) {
      const given = all.flatMap(({ status, paymentStatus, totalCents, discounts }) => {
        const found = discounts?.find((discount) => discount.id === id);
        return found && status !== 'rejected' ? [{ ...found, paymentStatus, totalCents }] : [];
      });
      const paid = given.filter(({ paymentStatus }) => paymentStatus === 'paid');
      expect(uses).toBe(given.length);
      expect(uses).toBeGreaterThan(1);
      expect(givenAmount).toBe(paid.reduce((sum, { amount, shipping }) => sum + amount + shipping, 0) / 100);
      expect(salesAmount).toBe(paid.reduce((sum, { totalCents }) => sum + totalCents, 0) / 100);
    }
    for (const { totalCents, subtotalCents, shippingCents, discountCents, taxCents } of all)
      expect(totalCents).toBe(subtotalCents + shippingCents - discountCents + taxCents);
  });

  it('has a collection by hand and one by rule, each with products and a picture', async () => {
    const { body } = await shop.send(listCollections, {});
    expect(body.map(({ slug }) => slug)).toEqual(['gifts-under-50', 'slow-mornings']);
    for (const { slug } of body) {
      const { body: cards } = await shop.send(listProductsOfCollection, { params: { slug } });
      expect(cards.length).toBeGreaterThan(4);
      const { body: shown } = await shop.send(getCollection, { params: { slug } });
      expect(shown.imagePreview).toMatch(/^data:/);
    }
  });

  it('has sales in each of the last twelve months, and work for staff', async () => {
    const { body } = await shop.send(getDashboard, { query: {} }, { headers: AS_STAFF });
    expect(body.revenue).toHaveLength(12);
    for (const { revenue } of body.revenue) expect(revenue).toBeGreaterThan(1_000);
    expect(body.orders).toHaveLength(5);
    expect(body.needs).toMatchObject({ unsettledPayments: 0, unreadMessages: 3 });
    expect(body.needs.ordersToPack).toBeGreaterThan(0);
  });

  it('has no future dates, and order statuses that match their age', async () => {
    const rows = await database.db.select().from(orders);
    const readState = (from: number, to: number) =>
      new Set(
        rows
          .filter(({ createdAt }) => createdAt.getTime() > NOW.getTime() - to * DAY)
          .filter(({ createdAt }) => createdAt.getTime() <= NOW.getTime() - from * DAY)
          .map(({ status }) => status),
      );
    expect([...readState(60, 400)].toSorted()).toEqual(['delivered', 'rejected']);
    expect(readState(0, 1 / 24).has('delivered')).toBe(false);
    expect(Math.max(...rows.map(({ createdAt }) => createdAt.getTime()))).toBeLessThanOrEqual(NOW.getTime());
    for (const [table, column] of [
      ['order_activities', 'timestamp'],
      ['mails', 'sent_at'],
      ['audit_log', 'at'],
      ['refunds', 'done_at'],
      ['memberships', 'created_at'],
      ['messages', 'created_at'],
      ['message_answers', 'created_at'],
    ]) {
      const latest = NOW.getTime() + 10_000;
      const { rows: late } = await database.db.execute(
        sql.raw(`select 1 from ${table} where ${column} > to_timestamp(${latest / 1_000})`),
      );
      expect(late, table).toEqual([]);
    }
  });

  it('has sent all mails but one that was refused, and no reminder is due', async () => {
    await shop.reminder.runNow();
    expect(await database.db.select().from(mails).where(isNotNull(mails.nextTryAt))).toEqual([]);
    const unsent = (await database.db.select().from(mails)).filter(({ sentAt }) => !sentAt);
    expect(unsent).toMatchObject([{ kind: 'order_status', tries: 5 }]);
  });

  it('has members at member prices, expired, renewed and refunded memberships', async () => {
    const { rows } = await database.db.execute<{ expired: number; upcoming: number; refunded: number }>(sql`
      select count(*) filter (where ends_at <= ${NOW.toISOString()})::int as expired,
        count(*) filter (where starts_at > ${NOW.toISOString()} and refunded_at is null)::int as upcoming,
        count(*) filter (where refunded_at is not null)::int as refunded from memberships`);
    expect(rows).toEqual([{ expired: 1, upcoming: 1, refunded: 2 }]);
    const ordered = await database.db.select().from(orders);
    expect(ordered.filter(({ memberPlan }) => memberPlan !== null).length).toBeGreaterThan(5);
  });

  it('has payments that exist at the provider and can be refunded', async () => {
    const { body: payments } = await shop.send(
      listPayments,
      { query: { limit: 1_000 } },
      { headers: AS_STAFF },
    );
    expect(payments.length).toBeGreaterThan(300);
    for (const { paymentIntentId = '', amount, state } of payments)
      expect(await shop.payments.provider.findPayment(paymentIntentId)).toMatchObject({
        status: 'succeeded',
        received: Math.round(amount * 100),
        refunded: state === 'refunded' ? Math.round(amount * 100) : 0,
      });
    const paymentIntentId = payments.find(({ state }) => state === 'ordered')?.paymentIntentId ?? '';
    const answer = await shop.send(refundPayment, { params: { paymentIntentId } }, { headers: AS_STAFF });
    expect([answer.status, answer.body.state]).toEqual([200, 'refunded']);
  });
});

describe('an empty database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  it('gets only the catalogue if orders are disabled', async () => {
    expect(await fillEmptyShop(database.db, { withOrders: false, now: NOW })).toEqual({
      products: 66,
      orders: 0,
    });
  });

  it('is filled once', async () => {
    await fillEmptyShop(database.db, { withOrders: true, now: NOW });
    expect(await fillEmptyShop(database.db, { withOrders: true, now: NOW })).toEqual({
      products: 0,
      orders: 0,
    });
  });

  it('gets no orders if the shop was used', async () => {
    await database.db.insert(settings).values({ name: 'timeZone', value: 'UTC', changedAt: NOW });
    expect(await fillEmptyShop(database.db, { withOrders: true, now: NOW })).toEqual({
      products: 66,
      orders: 0,
    });
  });

  it('has nothing after a failure, so that the next start fills it', async () => {
    const fails = { withOrders: true, now: new Date(Number.NaN) };
    await expect(fillEmptyShop(database.db, fails)).rejects.toThrow();
    for (const table of [products, orders, messages]) expect(await database.db.$count(table)).toBe(0);
    expect(await fillEmptyShop(database.db, { withOrders: true, now: NOW })).toMatchObject({ orders: 320 });
  });

  it('has its payments recorded by the next start if the first was killed', async () => {
    await fillEmptyShop(database.db, { withOrders: true, now: NOW });
    const filled = await database.db.select().from(checkouts);
    await inNewFolder(async (dataDir) => {
      const count = async (payments: Payments) => {
        let found = 0;
        for await (const _ of payments.provider.listPayments(new Date(0))) found += 1;
        return found;
      };
      await recordFilledPayments(database.db, getDemoLedgerPath(dataDir));
      // The state after a crash between writing the ledger and noting it.
      for (const { id, nextLookAt } of filled)
        await database.db.update(checkouts).set({ nextLookAt }).where(sql`id = ${id}`);
      await recordFilledPayments(database.db, getDemoLedgerPath(dataDir));
      expect(await database.db.$count(checkouts, isNotNull(checkouts.nextLookAt))).toBe(0);
      const payments = await openPayments(dataDir);
      expect(await count(payments)).toBe(filled.length);
      await payments.close();
    });
  });
});
