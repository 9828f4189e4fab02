import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { createOrder, updateOrderStatus, type WireOrder } from '#contract/calls/orders.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { listOrderRows } from '#contract/calls/staff-orders.ts';
import { inTransaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import { dayIn, monthIn } from '#domain/time-zone.ts';
import { recountCounters } from '../counters/recount-counters.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { LAMP_TOTAL } from '../testing/stocked-lamp.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { presentDashboard } from './present-dashboard.ts';
import { readDashboard } from './read-dashboard.ts';

/** The total of an order of a lamp, in cents. */
const LAMP_CENTS = 6_899;

const UTC = { month: undefined, zone: 'UTC', lowStockThreshold: 5 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
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

async function look(query: { month?: string } = {}) {
  const { status, body } = await shop.send(getDashboard, { query }, { headers: AS_STAFF });
  expect(status).toBe(200);
  return body;
}

const read = async (asked: Parameters<typeof readDashboard>[1]) =>
  presentDashboard(await readDashboard(shop.db, asked));

async function order(userEmail: string): Promise<WireOrder> {
  return (await buy(shop, lamp, { userEmail })).order;
}

async function unpaidOrder(userEmail: string): Promise<WireOrder> {
  const { status, body } = await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail }) });
  expect(status).toBe(201);
  return body;
}

async function setStatus(id: string, status: 'delivered' | 'rejected' | 'packaging') {
  const answer = await shop.send(
    updateOrderStatus,
    { params: { id }, body: { status } },
    { headers: AS_STAFF },
  );
  expect(answer.status).toBe(200);
}

/** Puts an order at another time, as if it had been placed then. */
async function move(id: string, createdAt: string): Promise<void> {
  await shop.db
    .update(orders)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(orders.id, id));
  await inTransaction(shop.db, recountCounters);
}

test('the dashboard requires staff', async () => {
  const { status, failure } = await shop.send(getDashboard, {});
  expect([status, failure.code]).toEqual([401, 'not_signed_in']);
});

test.each(['2026', '2026-13', '2026-00', '0000-01', '2026-1', 'nonsense', "2026-01'--"])(
  'refuses the month %j',
  async (month) => {
    const { status, failure } = await shop.send(getDashboard, { query: { month } }, { headers: AS_STAFF });
    expect([status, failure.fields]).toEqual([400, { month: 'Give a month as YYYY-MM' }]);
  },
);

test('a shop without orders has zero figures and no changes', async () => {
  const body = await look();
  expect(body.stats).toEqual({ totalUsers: 0, totalOrders: 0, totalSales: 0, pendingOrders: 0 });
  expect(Object.values(body.changes)).toEqual([null, null, null, null]);
  expect(body.revenue).toHaveLength(12);
  expect(body.revenue.every(({ revenue }) => revenue === 0)).toBe(true);
  expect([body.activities, body.orders, body.days]).toEqual([[], [], undefined]);
  expect(body.needs).toEqual({
    unsettledPayments: 0,
    disputesToAnswer: 0,
    ordersToPack: 0,
    ordersToSend: 0,
    lowStock: 0,
    lowVariants: 0,
    unreadMessages: 0,
    waitingReviews: 0,
    returnsToLookAt: 0,
  });
});

describe('the figures', () => {
  it('count customers once, whatever the case of their address', async () => {
    await order('Ada@example.com');
    await order('ada@EXAMPLE.com');
    await order('grace@example.com');
    expect((await look()).stats).toEqual({
      totalUsers: 2,
      totalOrders: 3,
      totalSales: Math.round(LAMP_TOTAL * 300) / 100,
      pendingOrders: 3,
    });
  });

  it('exclude rejected and refunded orders from sales and from pending orders', async () => {
    await order('ada@example.com');
    const rejected = await order('ada@example.com');
    await setStatus(rejected.id, 'rejected');
    const { paymentIntentId } = await buy(shop, lamp);
    await shop.send(refundPayment, { params: { paymentIntentId } }, { headers: AS_STAFF });
    expect((await look()).stats).toMatchObject({ totalOrders: 3, totalSales: LAMP_TOTAL, pendingOrders: 1 });
  });

  it('exclude delivered orders from pending orders', async () => {
    await setStatus((await order('ada@example.com')).id, 'packaging');
    await setStatus((await order('ada@example.com')).id, 'delivered');
    expect((await look()).stats).toMatchObject({ totalOrders: 2, pendingOrders: 1 });
  });

  it('follow each order immediately', async () => {
    for (let count = 1; count <= 3; count++) {
      await order(`buyer${count}@example.com`);
      expect((await look()).stats).toMatchObject({ totalOrders: count, totalUsers: count });
    }
  });
});

describe('the changes', () => {
  it('compare this month so far with the same span of the last', async () => {
    const now = new Date('2026-05-10T12:00:00Z');
    const times = [
      '2026-04-02T08:00:00Z',
      '2026-04-10T11:59:59Z',
      // Later than this month is old.
      '2026-04-10T12:00:01Z',
      '2026-04-28T08:00:00Z',
      '2026-05-01T00:00:00Z',
      '2026-05-09T08:00:00Z',
      '2026-05-10T08:00:00Z',
    ];
    for (const [index, time] of times.entries()) await move((await order(`b${index}@example.com`)).id, time);
    const { changes } = await read({ ...UTC, now });
    expect(changes).toMatchObject({ totalUsers: 50, totalOrders: 50, totalSales: 50 });
  });

  it('compare pending orders with those of a month ago', async () => {
    const now = new Date('2026-05-10T12:00:00Z');
    for (const [index, time] of ['2026-03-02', '2026-04-09', '2026-04-11', '2026-05-08'].entries())
      await move((await order(`b${index}@example.com`)).id, `${time}T08:00:00Z`);
    const { stats, changes } = await read({ ...UTC, now });
    expect([stats.pendingOrders, changes.pendingOrders]).toEqual([4, 100]);
  });
});

describe('the revenue', () => {
  it('is that of the twelve latest months, oldest first', async () => {
    const now = new Date('2026-05-10T12:00:00Z');
    for (const time of ['2025-05-31T23:59:59Z', '2025-06-01T00:00:00Z', '2026-05-01T00:00:00Z'])
      await move((await order('ada@example.com')).id, time);
    const { revenue } = await read({ ...UTC, now });
    expect(revenue[0]).toEqual({ month: '2025-06', revenue: LAMP_CENTS });
    expect(revenue.at(-1)).toEqual({ month: '2026-05', revenue: LAMP_CENTS });
    expect(revenue.slice(1, -1).every((month) => month.revenue === 0)).toBe(true);
  });

  it('is returned by day for a requested month', async () => {
    await move((await order('ada@example.com')).id, '2026-02-28T23:59:59.999Z');
    const { days } = await look({ month: '2026-02' });
    expect(days).toHaveLength(28);
    expect(days?.[0]).toEqual({ day: '2026-02-01', revenue: 0 });
    expect(days?.at(-1)).toEqual({ day: '2026-02-28', revenue: LAMP_TOTAL });
  });
});

describe('the dashboard in another time zone', () => {
  // Half an hour before and at midnight on March 1 in Kathmandu, 5:45 ahead of UTC, and the last moment of
  // its March.
  const times = ['2026-02-28T17:45:00Z', '2026-02-28T18:15:00Z', '2026-03-31T18:14:59Z'];
  afterAll(() => setSettings(shop, { timeZone: 'UTC' }));

  it('uses its months and days, also for earlier orders', async () => {
    for (const [index, time] of times.entries())
      await move((await order(`zone${index}@example.com`)).id, time);
    const now = new Date('2026-03-31T18:00:00Z');
    const asked = { month: '2026-03', lowStockThreshold: 5, now };
    const inUtc = await read({ ...asked, zone: 'UTC' });
    expect(inUtc.revenue.slice(-2)).toEqual([
      { month: '2026-02', revenue: 2 * LAMP_CENTS },
      { month: '2026-03', revenue: LAMP_CENTS },
    ]);
    const inZone = await read({ ...asked, zone: 'Asia/Kathmandu' });
    expect(inZone.revenue.slice(-2)).toEqual([
      { month: '2026-02', revenue: LAMP_CENTS },
      { month: '2026-03', revenue: 2 * LAMP_CENTS },
    ]);
    expect(inZone.days?.filter(({ revenue }) => revenue > 0)).toEqual([
      { day: '2026-03-01', revenue: LAMP_CENTS },
      { day: '2026-03-31', revenue: LAMP_CENTS },
    ]);
    expect(inZone.changes).toMatchObject({ totalOrders: 100, totalUsers: 100 });
    expect(inZone.stats).toEqual(inUtc.stats);
  });

  it('assigns each sale to one month in every zone', async () => {
    for (let index = 0; index < 24; index++)
      await shop.db
        .update(orders)
        .set({ createdAt: new Date(Date.UTC(2026, 1, 27) + index * 7_200_000) })
        .where(eq(orders.id, (await order(`many${index % 5}@example.com`)).id));
    await inTransaction(shop.db, recountCounters);
    const rows = await shop.db.select({ at: orders.createdAt }).from(orders);
    const now = new Date('2026-03-05T00:00:00Z');
    for (const zone of [
      'UTC',
      'America/St_Johns',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kolkata',
    ]) {
      const { revenue, days = [] } = await read({
        month: '2026-02',
        zone,
        lowStockThreshold: 5,
        now,
      });
      for (const { month, revenue: sum } of revenue)
        expect(sum, `${zone} ${month}`).toBeCloseTo(
          rows.filter(({ at }) => monthIn(at, zone) === month).length * LAMP_CENTS,
        );
      for (const { day, revenue: sum } of days)
        expect(sum, `${zone} ${day}`).toBeCloseTo(
          rows.filter(({ at }) => dayIn(at, zone) === day).length * LAMP_CENTS,
        );
    }
  });

  it('follows the setting', async () => {
    const placed = await order('ada@example.com');
    await move(placed.id, '2026-02-28T18:15:00Z');
    await setSettings(shop, { timeZone: 'Asia/Kathmandu' });
    const { days } = await look({ month: '2026-03' });
    expect(days?.[0]).toEqual({ day: '2026-03-01', revenue: LAMP_TOTAL });
    const list = (date: string) => shop.send(listOrderRows, { query: { date } }, { headers: AS_STAFF });
    expect((await list('2026-03-01')).body.map(({ id }) => id)).toEqual([placed.id]);
    expect((await list('2026-02-28')).body).toEqual([]);
  });
});

it('shows the five newest orders, and four of them as activity', async () => {
  const placed: WireOrder[] = [];
  for (let i = 0; i < 6; i++) placed.push(await unpaidOrder(`buyer${i}@example.com`));
  const newest = placed.map(({ id }) => id).reverse();
  const body = await look();
  expect(body.orders.map(({ id }) => id)).toEqual(newest.slice(0, 5));
  expect(body.activities.map(({ orderId }) => orderId)).toEqual(newest.slice(0, 4));
  expect(body.orders[0]).toEqual({
    id: newest[0],
    createdAt: placed.at(-1)?.createdAt,
    userEmail: 'buyer5@example.com',
    total: LAMP_TOTAL,
    status: 'placed',
    paymentStatus: 'unpaid',
  });
});
