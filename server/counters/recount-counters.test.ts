import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createReview } from '#contract/calls/reviews.ts';
import { inTransaction } from '#db/connection.ts';
import { orders } from '#db/schema/index.ts';
import type { Order } from '#domain/orders/order.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/status.ts';
import { DAY } from '#domain/time-units.ts';
import { changeStatus } from '../orders/change-status.ts';
import { deleteOrder, restoreOrder } from '../orders/delete-order.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { markOrder } from '../payments/update-payment-status.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { applyEntries } from './apply-entries.ts';
import { countOrdersByCounters } from './counter-queries.ts';
import { recordOrderChange } from './record-order-change.ts';
import { recountCounters } from './recount-counters.ts';
import { countReviewsByCounters } from './review-counter-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());
beforeEach(forgetOrders);

async function forgetOrders(): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    for (const table of ['order_activities', 'order_lines', 'orders', 'mails'])
      await tx.execute(sql.raw(`delete from ${table}`));
    await recountCounters(tx);
  });
}

const START = Date.parse('2026-01-30T12:00:00Z');
let made = 0;

async function place(email: string, total: number, daysLater: number, isPaid = true): Promise<Order> {
  const id = `MG-TEST-${String(++made).padStart(6, '0')}`;
  const newOrder = {
    userId: 'guest',
    userEmail: email,
    userPhone: null,
    paymentMethod: null,
    shippingAddress: null,
    billingAddress: null,
    lines: [],
    memberPlan: null,
    subtotal: total,
    shipping: 0,
    discount: 0,
    tax: 0,
    total,
  };
  const unpaid = placeUnpaidOrder(newOrder, id, new Date(START + daysLater * DAY));
  const order: Order = isPaid
    ? { ...unpaid, activities: [], paymentStatus: 'paid', paymentIntentId: `pi_${id}` }
    : unpaid;
  await inTransaction(shop.db, (tx) => insertOrder(tx, order, null));
  return order;
}

const STAFF = { email: 'ada@marigold.example', name: 'Ada' };

async function setDeleted(id: string, isDeleted: boolean): Promise<void> {
  if (isDeleted) await deleteOrder(shop.db, id, {}, STAFF, new Date());
  else await restoreOrder(shop.db, id, STAFF, new Date());
}

type Step = {
  order: number;
  do: 'place' | 'status' | 'refund' | 'refund a part' | 'unrefund' | 'delete' | 'restore' | 'fold';
  to: number;
};
const anyStep: fc.Arbitrary<Step> = fc.record({
  order: fc.nat(5),
  do: fc.constantFrom(
    'place',
    'place',
    'status',
    'refund',
    'refund a part',
    'unrefund',
    'delete',
    'restore',
    'fold',
  ),
  to: fc.nat(6),
});

async function giveBack({ paymentIntentId, total }: Order, refunded: number): Promise<void> {
  if (paymentIntentId === null) return;
  const paymentStatus = refunded === total ? ('refunded' as const) : ('paid' as const);
  await inTransaction(shop.db, (tx) =>
    markOrder(tx, paymentIntentId, () => ({ paymentStatus, refunded, lost: 0 }), new Date()),
  );
}

async function setStatus(id: string, status: OrderStatus): Promise<void> {
  const by = { staff: STAFF, now: new Date(), settle: async () => ({}) };
  await inTransaction(shop.db, (tx) => changeStatus(tx, id, { status }, by));
}

async function take(step: Step, placed: Order[]): Promise<void> {
  const order = placed[step.order % Math.max(1, placed.length)];
  if (step.do === 'place') {
    const email = `${'abc'[step.order % 3]}@example.com`;
    placed.push(await place(email, 49_998 + step.to, step.to * 9, step.order !== 5));
  } else if (step.do === 'fold') await applyEntries(shop.db);
  else if (!order) return;
  else if (step.do === 'status') await setStatus(order.id, ORDER_STATUSES[step.to] ?? 'placed');
  else if (step.do === 'refund') await giveBack(order, order.total);
  else if (step.do === 'refund a part') await giveBack(order, step.to * 100);
  else if (step.do === 'unrefund') await giveBack(order, 0);
  else if (step.do === 'delete' || step.do === 'restore') await setDeleted(order.id, step.do === 'delete');
}

const FILTERS = [
  {},
  ...ORDER_STATUSES.map((status) => ({ status })),
  { type: 'high' as const },
  { type: 'low' as const, status: 'placed' as const },
];

/** Counts the same rows without the counters. */
async function countRows(filter: (typeof FILTERS)[number]): Promise<number> {
  const rows = await shop.db.select().from(orders).where(sql`deleted_at is null`);
  return rows.filter(
    (row) =>
      (!('status' in filter) || row.status === filter.status) &&
      (!('type' in filter) || row.totalCents >= 50_000 === (filter.type === 'high')),
  ).length;
}

test('counters equal a recount after any changes', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 25 }), async (steps) => {
        const placed: Order[] = [];
        for (const step of steps) await take(step, placed);
        // Exact before what is still in the entries has moved, and after.
        for (const filter of FILTERS)
          expect(await countOrdersByCounters(shop.db, filter), JSON.stringify(filter)).toBe(
            await countRows(filter),
          );
        await applyEntries(shop.db);
        for (const filter of FILTERS)
          expect(await countOrdersByCounters(shop.db, filter), JSON.stringify(filter)).toBe(
            await countRows(filter),
          );
        expect(await readCounters(shop.db)).toEqual(await recountedCounters(shop.db));
      })
      .beforeEach(forgetOrders),
    { numRuns: 40 },
  );
}, 120_000);

test('concurrent orders and counts lose nothing', async () => {
  const work = Array.from({ length: 40 }, async (_, index) => {
    const order = await place(`buyer${index % 7}@example.com`, 40_000 + index * 1_000, index % 3);
    if (index % 4 === 0) await applyEntries(shop.db);
    if (index % 3 === 0) await setStatus(order.id, 'delivered');
    if (index % 5 === 0) await setDeleted(order.id, true);
    if (index % 10 === 0) await setDeleted(order.id, false);
  });
  await Promise.all(work);
  await Promise.all([applyEntries(shop.db), applyEntries(shop.db), applyEntries(shop.db)]);
  expect(await readCounters(shop.db)).toEqual(await recountedCounters(shop.db));
  expect(await countOrdersByCounters(shop.db, {})).toBe(36);
});

describe('a customer whose first order is deleted', () => {
  it('is a customer since the next order', async () => {
    const first = await place('ada@example.com', 1_000, 0);
    const second = await place('Ada@Example.com', 1_000, 5);
    await applyEntries(shop.db);
    await setDeleted(first.id, true);
    await applyEntries(shop.db);
    const { customers } = await readCounters(shop.db);
    expect(customers).toMatchObject([{ email_key: 'ada@example.com', orders: 1 }]);
    expect(new Date(String(customers[0]?.since))).toEqual(second.createdAt);
  });

  it('is removed without another order', async () => {
    const only = await place('ada@example.com', 1_000, 0);
    await applyEntries(shop.db);
    await setDeleted(only.id, true);
    await applyEntries(shop.db);
    expect((await readCounters(shop.db)).customers).toEqual([]);
  });
});

test('a rolled back change is not counted', async () => {
  const order = await place('ada@example.com', 1_000, 0);
  await inTransaction(shop.db, async (tx) => {
    await lockOrder(tx, order.id);
    await recordOrderChange(tx, order, { ...order, status: 'rejected' }, new Date());
    throw new Error('something else failed');
  }).catch(() => undefined);
  expect(await countOrdersByCounters(shop.db, { status: 'rejected' })).toBe(0);
  expect(await countOrdersByCounters(shop.db, { status: 'placed' })).toBe(1);
});

test('a review is counted by rating and verification', async () => {
  const body = { userName: 'Ada', userEmail: 'ada@example.com', rating: 4, title: 'Fine', comment: 'Fine.' };
  for (let i = 0; i < 2; i++)
    await shop.send(createReview, { params: { id: lamp.id }, body: { ...body, comment: `Fine ${i}.` } });
  expect(await countReviewsByCounters(shop.db, { verified: null, rating: null })).toBe(2);
  expect(await countReviewsByCounters(shop.db, { verified: false, rating: 4 })).toBe(2);
  expect(await countReviewsByCounters(shop.db, { verified: true, rating: null })).toBe(0);
  expect((await readCounters(shop.db)).reviews).toEqual((await recountedCounters(shop.db))?.reviews);
});
