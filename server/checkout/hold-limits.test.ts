import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { checkouts, throttles } from '#db/schema/index.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

/** New ones for each test: what an address holds counts for all products. */
let [stranger, neighbour] = ['', ''];
let addresses = 0;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
  [stranger, neighbour] = [`198.51.100.${++addresses}`, `203.0.113.${addresses}`];
});

/** Starts a payment of one piece with its order. */
const startFrom = (address: string, lamp: StockedLamp, cookie?: string) =>
  start(
    shop,
    lamp,
    LAMP_TOTAL,
    { order: createOrderBody(lamp) },
    { address, ...(cookie && { headers: { Cookie: cookie } }) },
  );

const startMany = async (count: number, address: string, lamp: StockedLamp) =>
  await Promise.all(Array.from({ length: count }, () => startFrom(address, lamp)));

type Started = Awaited<ReturnType<typeof startFrom>>;

const readCookie = ({ headers }: Started) => headers.getSetCookie().join('; ').split(';')[0] ?? '';
const held = (started: readonly Started[]) => started.filter(({ body }) => body?.heldUntil).length;

const order = async (lamp: StockedLamp, { body }: Started) => {
  await confirmCard(shop, body.clientSecret);
  return await shop.send(createOrder, {
    body: { ...createOrderBody(lamp), paymentIntentId: body.paymentIntentId },
  });
};

const expireHolds = async () => {
  await shop.db
    .update(checkouts)
    .set({ heldUntil: new Date(0) })
    .where(sql`held_until is not null`);
  await shop.reconciler.runNow();
};

const findOutcome = async ({ body }: Started) => {
  const [row] = await shop.db
    .select({ outcome: checkouts.outcome })
    .from(checkouts)
    .where(sql`payment_intent_id = ${body.paymentIntentId}`);
  return row?.outcome;
};

describe('payments that one address never makes', () => {
  it('hold half of the pieces at most, and leave the others to be bought', async () => {
    const lamp = await addStockedLamp(shop.db, 10);
    const started = await startMany(20, stranger, lamp);
    expect([held(started), await readStock(shop.db, lamp)]).toEqual([5, 5]);
    const bought = await startMany(5, neighbour, lamp);
    expect(held(bought)).toBe(5);
  });

  it('hold ever fewer pieces, again and again', async () => {
    const lamp = await addStockedLamp(shop.db, 10);
    const holds = [];
    for (let round = 0; round < 4; round++) {
      holds.push(held(await startMany(6, stranger, lamp)));
      await expireHolds();
    }
    expect(holds).toEqual([5, 0, 0, 0]);
    expect(held(await startMany(1, neighbour, lamp))).toBe(1);
  });

  it('hold the last piece once', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    expect(held(await startMany(2, stranger, lamp))).toBe(1);
    await expireHolds();
    expect(held(await startMany(2, stranger, lamp))).toBe(0);
    expect((await order(lamp, await startFrom(neighbour, lamp))).status).toBe(201);
  });

  it('hold fewer pieces also behind a proxy that nobody named', async () => {
    const lamp = await addStockedLamp(shop.db, 4);
    expect(held(await startMany(4, '127.0.0.1', lamp))).toBe(4);
    await expireHolds();
    expect(held(await startMany(4, '127.0.0.1', lamp))).toBe(0);
    expect((await order(lamp, await startFrom('127.0.0.1', lamp))).status).toBe(201);
  });

  it('hold pieces of few products at once', async () => {
    const lamps = await Promise.all(Array.from({ length: 25 }, () => addStockedLamp(shop.db, 9)));
    const started = [];
    for (const lamp of lamps) started.push(await startFrom(stranger, lamp));
    expect(held(started)).toBe(20);
  });
});

describe('a payment without a hold', () => {
  it('becomes an order if there are pieces left', async () => {
    const lamp = await addStockedLamp(shop.db, 2);
    const [, second] = [await startFrom(stranger, lamp), await startFrom(stranger, lamp)];
    expect(second?.body).not.toHaveProperty('heldUntil');
    expect((await order(lamp, second)).status).toBe(201);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('is refunded if there are none', async () => {
    const lamp = await addStockedLamp(shop.db, 2);
    const [, second] = [await startFrom(stranger, lamp), await startFrom(stranger, lamp)];
    await startFrom(neighbour, lamp);
    const { failure } = await order(lamp, second);
    expect([failure.code, failure.reason]).toEqual(['payment_refunded', 'sold_out']);
  });
});

describe('a further payment of one browser', () => {
  it('gives back what its unpaid one held, after it can no longer be paid', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const first = await startFrom(stranger, lamp);
    const second = await startFrom(stranger, lamp, readCookie(first));
    expect([second.status, held([second]), await findOutcome(first)]).toEqual([200, 1, 'cancelled']);
    expect(await confirmCard(shop, first.body.clientSecret)).toMatchObject({ status: 400 });
    expect((await order(lamp, second)).status).toBe(201);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('leaves one that is paid: that becomes its order', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const first = await startFrom(stranger, lamp);
    await confirmCard(shop, first.body.clientSecret);
    const second = await startFrom(stranger, lamp, readCookie(first));
    expect([second.status, second.failure.code]).toEqual([409, 'product_unavailable']);
    expect(await findOutcome(first)).toBe('ordered');
  });

  it('leaves those of other products, up to three', async () => {
    const lamps = await Promise.all(Array.from({ length: 4 }, () => addStockedLamp(shop.db, 9)));
    const started: Started[] = [];
    for (const lamp of lamps)
      started.push(await startFrom(stranger, lamp, started[0] && readCookie(started[0])));
    expect(await Promise.all(started.map(findOutcome))).toEqual(['cancelled', null, null, null]);
  });

  it('does not lose the purchase if both are started at once', async () => {
    const lamp = await addStockedLamp(shop.db, 9);
    const first = await startFrom(stranger, lamp);
    const cookie = readCookie(first);
    const both = await Promise.all([1, 2].map(() => startFrom(stranger, lamp, cookie)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const stock = await readStock(shop.db, lamp);
    await expireHolds();
    expect([stock, await readStock(shop.db, lamp)]).toEqual([9 - held(both), 9]);
  });
});
