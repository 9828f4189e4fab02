import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { checkouts, idempotentAnswers, orders, reviews } from '#db/schema/index.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { rotateSecrets } from './instance-secret.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, 1_000);
});
afterAll(() => shop.close());

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const startWith = (key: string, userEmail = 'ada@example.com', product = lamp) =>
  start(shop, product, LAMP_TOTAL, { order: createOrderBody(product, { userEmail }) }, withKey(key));
const orderWith = (key: string, email = 'ada@example.com') =>
  shop.send(createOrder, { body: createOrderBody(lamp, { userEmail: email }) }, withKey(key));
let reviewers = 0;
/** From another address each time: one of them may write only so many about a product. */
const reviewWith = (key: string, title = 'Fine') =>
  shop.send(
    createReview,
    {
      params: { id: lamp.id },
      body: { userName: 'Ada', userEmail: 'ada@example.com', rating: 5, title, comment: 'Reads well.' },
    },
    { ...withKey(key), address: `192.0.2.${100 + reviewers++}` },
  );

/** Simulates a crash before the answer was kept. */
const forgetAnswers = () => shop.db.delete(idempotentAnswers);

describe('the same request with the same key', () => {
  it('starts one payment and holds one piece', async () => {
    const key = randomUUID();
    const stock = await readStock(shop.db, lamp);
    const first = await startWith(key);
    const second = await startWith(key);
    expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
    expect(second.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'));
    expect(await readStock(shop.db, lamp)).toBe((stock ?? 0) - 1);
  });

  it('places one order without payment', async () => {
    const key = randomUUID();
    const first = await orderWith(key);
    expect((await orderWith(key)).body).toEqual(first.body);
    expect(await shop.db.select().from(orders).where(eq(orders.id, first.body.id))).toHaveLength(1);
  });

  it('writes one review', async () => {
    const key = randomUUID();
    const first = await reviewWith(key);
    expect((await reviewWith(key)).body).toEqual(first.body);
    expect(await shop.db.select().from(reviews)).toHaveLength(1);
  });

  it('has one effect when it is sent ten times concurrently', async () => {
    const [payment, order, review] = [randomUUID(), randomUUID(), randomUUID()];
    const before = {
      orders: (await shop.db.select().from(orders)).length,
      stock: await readStock(shop.db, lamp),
    };
    const times = Array.from({ length: 10 });
    const payments = await Promise.all(times.map(() => startWith(payment)));
    const placed = await Promise.all(times.map(() => orderWith(order)));
    const written = await Promise.all(times.map(() => reviewWith(review)));
    expect(new Set(payments.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(placed.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(written.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await shop.db.select().from(orders)).length).toBe(before.orders + 1);
    expect(await readStock(shop.db, lamp)).toBe((before.stock ?? 0) - 2);
  });

  it('has no second effect when the answer was lost before it was stored', async () => {
    const [payment, order, review] = [randomUUID(), randomUUID(), randomUUID()];
    const first = [await startWith(payment), await orderWith(order), await reviewWith(review)];
    await forgetAnswers();
    const again = [await startWith(payment), await orderWith(order), await reviewWith(review)];
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  });

  it('returns its payment although it holds the last piece', async () => {
    const last = await addStockedLamp(shop.db, 1);
    const key = randomUUID();
    const first = await startWith(key, undefined, last);
    await forgetAnswers();
    const again = await startWith(key, undefined, last);
    expect(again.body).toEqual(first.body);
  });

  it('returns the paid order', async () => {
    const { body } = await startWith(randomUUID());
    await confirmCard(shop, body.clientSecret);
    const key = randomUUID();
    const paid = { ...createOrderBody(lamp), paymentIntentId: body.paymentIntentId };
    const first = await shop.send(createOrder, { body: paid }, withKey(key));
    expect(first.status).toBe(201);
    expect((await shop.send(createOrder, { body: paid }, withKey(key))).body).toEqual(first.body);
  });
});

describe('another request with the same key', () => {
  it('is refused by every creating call', async () => {
    const [payment, order, review] = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all([startWith(payment), orderWith(order), reviewWith(review)]);
    const others = await Promise.all([
      startWith(payment, 'eve@example.com'),
      orderWith(order, 'eve@example.com'),
      reviewWith(review, 'Better'),
    ]);
    for (const { status, failure } of others)
      expect([status, failure.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('is refused after the first failed at the provider, and the first goes on with its payment', async () => {
    const key = randomUUID();
    const away = vi.spyOn(shop.services.payments, 'createPayment');
    away.mockRejectedValueOnce(new ProviderUnavailable('away'));
    expect((await startWith(key)).status).toBe(503);
    const before = await shop.db.select().from(checkouts);
    expect((await startWith(key, 'eve@example.com')).failure.code).toBe('idempotency_key_reused');
    expect((await startWith(key)).status).toBe(200);
    expect(await shop.db.select().from(checkouts)).toHaveLength(before.length);
    away.mockRestore();
  });

  it('is refused for one of two concurrent requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all([orderWith(key, 'ada@example.com'), orderWith(key, 'eve@example.com')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('once the keys of the shop are replaced', () => {
  it('what was answered is answered again, and what was not is refused instead of done twice', async () => {
    const [answered, open] = [randomUUID(), randomUUID()];
    const first = await orderWith(answered);
    await orderWith(open);
    // Simulates a crash before the answer.
    await shop.db
      .update(idempotentAnswers)
      .set({ answer: null })
      .where(sql`answer #>> '{body,id}' <> ${first.body.id}`);
    const before = await shop.db.$count(orders);
    await rotateSecrets(shop.db);
    expect((await orderWith(answered)).body).toEqual(first.body);
    const again = await orderWith(open);
    expect([again.status, again.failure.message]).toEqual([
      409,
      'The keys of the shop were replaced before this was answered. Look whether it was done before you repeat it.',
    ]);
    expect(await shop.db.$count(orders)).toBe(before);
  });
});

describe('a key', () => {
  it('belongs to one call: a payment and its order may share it', async () => {
    const key = randomUUID();
    expect((await startWith(key)).status).toBe(200);
    expect((await orderWith(key)).status).toBe(201);
  });

  it('can be used again after a refusal', async () => {
    const key = randomUUID();
    const wrong = await start(shop, lamp, 1, { order: createOrderBody(lamp) }, withKey(key));
    expect(wrong.status).toBe(409);
    expect((await startWith(key)).status).toBe(200);
  });

  it('is forgotten after a day', async () => {
    const other = await openTestShop();
    const product = await addStockedLamp(other.db, null);
    await other.send(createOrder, { body: createOrderBody(product) }, withKey('a-day-old'));
    expect(await other.db.select().from(idempotentAnswers)).toHaveLength(1);
    other.later(25 * 3_600_000);
    await other.reconciler.runNow();
    expect(await other.db.select().from(idempotentAnswers)).toHaveLength(0);
    await other.close();
  });

  test.each(['x'.repeat(256), 'é'])('is refused when malformed', async (key) => {
    expect((await orderWith(key)).status).toBe(400);
  });

  it('yields ids that others cannot derive', async () => {
    const other = await openTestShop();
    const product = await addStockedLamp(other.db, null);
    const here = await orderWith('1');
    const there = await other.send(createOrder, { body: createOrderBody(product) }, withKey('1'));
    expect(there.body.id).not.toBe(here.body.id);
    await other.close();
  });
});

it('requests without a key are independent', async () => {
  const before = (await shop.db.select().from(checkouts)).length;
  await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
  await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
  expect((await shop.db.select().from(checkouts)).length).toBe(before + 2);
});
