import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { createProduct, setStock, updateProduct } from '#contract/calls/staff-products.ts';
import { checkouts, stockHolds, stockMovements } from '#db/schema/index.ts';
import type { MovementKind, StockCause } from '#domain/stock/movement.ts';
import { MINUTE } from '#domain/time-units.ts';
import { buy, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { returnStock, takeStock } from './move-stock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const fetchMovements = async ({ id }: { id: string }) => {
  const rows = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(stockMovements.id);
  return rows.map(({ kind, change, stock }): Step => [kind, change, stock]);
};

type Step = [kind: MovementKind, change: number, stock: number | null];

const setTo = (lamp: StockedLamp, stock: number | null) =>
  shop.send(setStock, { params: { id: lamp.id }, body: { stock } }, { headers: AS_STAFF });

const cause = (): StockCause => ({ kind: 'order', id: 'MG-1', reason: 'Sold', at: new Date() });

/** On hand, held and sold pieces add up to what came in, by the movements alone. */
async function expectConserved(lamp: StockedLamp) {
  const { rows } = await shop.db.execute<Record<'sum' | 'stock' | 'held' | 'holds' | 'broken', number>>(sql`
    select coalesce(sum(change), 0)::int as sum,
      (select coalesce(stock, 0) from products where id = ${lamp.id}) as stock,
      coalesce(-sum(change) filter (where kind in ('held', 'released')), 0)::int as held,
      (select coalesce(sum(quantity), 0)::int from stock_holds where product_id = ${lamp.id}) as holds,
      (select count(*)::int from (
        select stock, sum(change) over (order by id) as added from stock_movements
        where product_id = ${lamp.id} and not (cause_kind = 'order' and stock is null)) steps
        where stock <> added) as broken
    from stock_movements where product_id = ${lamp.id}`);
  const [row] = rows;
  expect([row?.sum, row?.held, row?.broken]).toEqual([row?.stock, row?.holds, 0]);
}

describe('the ledger of stock has a movement for', () => {
  it('a held piece that is sold: held, released and sold', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    const { order } = await buy(shop, lamp);
    expect(await fetchMovements(lamp)).toEqual([
      ['counting_started', 3, 3],
      ['held', -1, 2],
      ['released', 1, null],
      ['sold', -1, null],
    ]);
    const rows = await shop.db.select().from(stockMovements).where(eq(stockMovements.productId, lamp.id));
    expect(rows.slice(1).map(({ causeKind, causeId }) => [causeKind, causeId])).toEqual([
      ['checkout', order.id],
      ['order', order.id],
      ['order', order.id],
    ]);
    await expectConserved(lamp);
  });

  it('a held piece that is not paid in time', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    await start(shop, lamp, LAMP_TOTAL);
    shop.later(20 * MINUTE);
    await shop.reconciler.runNow();
    expect((await fetchMovements(lamp)).slice(1)).toEqual([
      ['held', -1, 2],
      ['released', 1, 3],
    ]);
    await expectConserved(lamp);
  });

  it('a piece sold without a payment, and its return', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    await shop.send(createOrder, { body: createOrderBody(lamp) });
    await shop.db.transaction((tx) => returnStock(tx, new Map([[lamp.id, 1]]), cause()));
    expect((await fetchMovements(lamp)).slice(1)).toEqual([
      ['sold', -1, 2],
      ['returned', 1, 3],
    ]);
  });

  it('each correction by staff, in the stock call and in the form', async () => {
    const { body } = await shop.send(createProduct, { body: { price: 10, stock: 4 } }, { headers: AS_STAFF });
    const made = { id: body._id, name: body.name, priceCents: 1_000 };
    await setTo(made, 9);
    await setTo(made, 9);
    await shop.send(
      updateProduct,
      { params: { id: made.id }, body: { stock: 7, name: 'Other' } },
      { headers: AS_STAFF },
    );
    await setTo(made, null);
    await setTo(made, 0);
    expect(await fetchMovements(made)).toEqual([
      ['counting_started', 4, 4],
      ['corrected', 5, 9],
      ['corrected', -2, 7],
      ['counting_stopped', -7, null],
      ['counting_started', 0, 0],
    ]);
    expect(await readStock(shop.db, made)).toBe(0);
  });

  it('no piece of a refused purchase', async () => {
    const [many, few] = [await addStockedLamp(shop.db, 9), await addStockedLamp(shop.db, 1)];
    const pieces = new Map([many, few].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => [id, 2]));
    expect(await shop.db.transaction((tx) => takeStock(tx, pieces, cause()))).toBeNull();
    expect([await readStock(shop.db, many), await readStock(shop.db, few)]).toEqual([9, 1]);
    expect([(await fetchMovements(many)).length, (await fetchMovements(few)).length]).toEqual([1, 1]);
  });
});

describe('held pieces of a product that staff stop counting', () => {
  it('leave the ledger when they are released', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    await start(shop, lamp, LAMP_TOTAL);
    await setTo(lamp, null);
    shop.later(20 * MINUTE);
    await shop.reconciler.runNow();
    expect((await fetchMovements(lamp)).slice(2)).toEqual([
      ['counting_stopped', -2, null],
      ['released', 1, null],
      ['counting_stopped', -1, null],
    ]);
    await expectConserved(lamp);
  });

  it('are sold when they are paid', async () => {
    const lamp = await addStockedLamp(shop.db, 3);
    const { body } = await start(shop, lamp, LAMP_TOTAL);
    await setTo(lamp, null);
    await confirmCard(shop, body.clientSecret);
    const order = { ...createOrderBody(lamp), paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: order })).status).toBe(201);
    expect((await fetchMovements(lamp)).slice(3)).toEqual([
      ['released', 1, null],
      ['sold', -1, null],
    ]);
    await expectConserved(lamp);
  });
});

describe('a payment whose order wants other than what it held', () => {
  const pay = async (held: StockedLamp, wanted: StockedLamp) => {
    const { body } = await start(shop, held, LAMP_TOTAL);
    await confirmCard(shop, body.clientSecret);
    const order = { ...createOrderBody(wanted), paymentIntentId: body.paymentIntentId };
    return await shop.send(createOrder, { body: order });
  };

  it('takes what is missing, and releases the rest', async () => {
    const [held, wanted] = [await addStockedLamp(shop.db, 3), await addStockedLamp(shop.db, 3)];
    expect((await pay(held, wanted)).status).toBe(201);
    expect((await fetchMovements(held)).slice(1)).toEqual([
      ['held', -1, 2],
      ['released', 1, 3],
    ]);
    expect((await fetchMovements(wanted)).slice(1)).toEqual([['sold', -1, 2]]);
  });

  it('releases all if that is sold out', async () => {
    const [held, wanted] = [await addStockedLamp(shop.db, 3), await addStockedLamp(shop.db, 0)];
    expect((await pay(held, wanted)).status).not.toBe(201);
    expect((await fetchMovements(held)).at(-1)).toEqual(['released', 1, 3]);
    expect(await fetchMovements(wanted)).toHaveLength(1);
  });
});

it('the movements add up when buyers, expiry and staff meet', async () => {
  const lamp = await addStockedLamp(shop.db, 30);
  const expire = async () => {
    await shop.db
      .update(checkouts)
      .set({ heldUntil: new Date(0) })
      .where(sql`held_until is not null`);
    await shop.reconciler.runNow();
  };
  const doings = Array.from({ length: 60 }, (_, index) => {
    if (index % 12 === 5) return setTo(lamp, index % 24 === 5 ? null : index);
    if (index % 12 === 11) return expire();
    return index % 3 === 0 ? start(shop, lamp, LAMP_TOTAL) : buy(shop, lamp);
  });
  await Promise.allSettled(doings);
  await expectConserved(lamp);
  await expire();
  await expectConserved(lamp);
  expect(await shop.db.select().from(stockHolds).where(eq(stockHolds.productId, lamp.id))).toEqual([]);
});
