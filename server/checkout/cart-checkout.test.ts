import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, getOrder } from '#contract/calls/orders.ts';
import { checkouts, orders, throttles } from '#db/schema/index.ts';
import { createOrderBody, start as startBuyNow } from '../testing/buy.ts';
import { type CartBrowser, openCartBrowser } from '../testing/cart-browser.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { endCartCheckout } from './end-cart-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 100_000 });
}, 60_000);
afterAll(() => shop.close());

/** A browser with this many lamps in its cart, each of another product. */
async function withLamps(...quantities: number[]) {
  await shop.db.delete(throttles);
  const browser = openCartBrowser(shop);
  const lamps: StockedLamp[] = [];
  for (const quantity of quantities) {
    const lamp = await addStockedLamp(shop.db, 50);
    await browser.add({ productId: lamp.id, quantity });
    lamps.push(lamp);
  }
  return { browser, lamps, lamp: lamps[0] as StockedLamp };
}

/** Another tab: it shares the cookies. */
function openTab(browser: CartBrowser): CartBrowser {
  const tab = openCartBrowser(shop);
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
  return tab;
}

const openCheckouts = async (cartId: string | null) =>
  await shop.db.query.checkouts.findMany({
    where: (row, { and }) => and(eq(row.cartId, cartId ?? ''), isNull(row.outcome)),
  });

const selectOrders = async (cartId: string | null) =>
  await shop.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.id))
    .where(eq(checkouts.cartId, cartId ?? ''));

describe('an order of a cart', () => {
  it('has all its lines at the total of the cart', async () => {
    const { browser } = await withLamps(1, 2, 3);
    const { body: quoted } = await browser.quote();
    const started = await browser.start();
    expect(started.body.amount).toBe(quoted.total);
    await browser.confirm(started);
    const { body: placed } = await browser.place(started);
    expect(placed).toMatchObject({
      total: quoted.total,
      products: [{ quantity: 1 }, { quantity: 2 }, { quantity: 3 }],
    });
  });

  it('C5: takes out what was bought, and leaves what another tab added meanwhile', async () => {
    const { browser, lamp } = await withLamps(2, 1);
    const started = await browser.start();
    await openTab(browser).add({ productId: lamp.id, quantity: 3 });
    const other = await addStockedLamp(shop.db, null);
    await openTab(browser).add({ productId: other.id, quantity: 1 });
    await browser.confirm(started);
    const { status, headers } = await browser.place(started);
    expect(status).toBe(201);
    expect(headers.getSetCookie().join()).toContain('marigold_cart_count=4');
    expect(await browser.look()).not.toHaveProperty('orderId');
    const { lines } = await browser.look();
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [lamp.id, 3],
      [other.id, 1],
    ]);
  });

  it('is named by the cart that it emptied, wherever that is looked at', async () => {
    const { browser } = await withLamps(1);
    const started = await browser.start();
    await browser.confirm(started);
    const { body: placed } = await browser.place(started);
    expect(await openTab(browser).look()).toMatchObject({ lines: [], orderId: placed.id });
    const lamp = await addStockedLamp(shop.db, null);
    expect((await browser.add({ productId: lamp.id, quantity: 1 })).body).not.toHaveProperty('orderId');
    expect(await openCartBrowser(shop).look()).not.toHaveProperty('orderId');
  });

  it('C5: takes out once, by webhook, reconciler and browser', async () => {
    const { browser, lamp } = await withLamps(2);
    const started = await browser.start();
    await openTab(browser).add({ productId: lamp.id, quantity: 2 });
    await browser.confirm(started);
    await Promise.all([
      sendTestWebhook(shop, 'payment_intent.succeeded', started.body.paymentIntentId),
      sendTestWebhook(shop, 'payment_intent.succeeded', started.body.paymentIntentId),
      browser.place(started),
      browser.place(started),
    ]);
    await shop.reconciler.runNow();
    expect(await browser.look()).toMatchObject({ count: 2, lines: [{ quantity: 2 }] });
  });

  it('C5: without a payment takes out too, and a second one finds nothing', async () => {
    const { browser } = await withLamps(2);
    const order = await browser.buildCartOrder();
    expect((await browser.send(createOrder, { body: order })).status).toBe(201);
    expect(await browser.look()).toMatchObject({ count: 0, lines: [] });
    expect((await browser.send(createOrder, { body: order })).failure.code).toBe('cart_changed');
  });

  it('never touches the cart of a shopper who buys now', async () => {
    const { browser, lamp } = await withLamps(2);
    const order = createOrderBody(lamp);
    const { body } = await startBuyNow(shop, lamp, LAMP_TOTAL, { order });
    expect(body.orderId).toBeDefined();
    const open = await browser.start();
    expect(open.status).toBe(200);
    expect(await openCheckouts((await browser.look()).id)).toHaveLength(1);
    expect(await browser.look()).toMatchObject({ count: 2 });
  });
});

describe('C4: one open checkout per cart', () => {
  it('a new one cancels the old payment, and gives its pieces back', async () => {
    const { browser, lamp } = await withLamps(3);
    const first = await browser.start();
    expect(await readStock(shop.db, lamp)).toBe(47);
    const second = await browser.start();
    expect(second.status).toBe(200);
    expect(await readStock(shop.db, lamp)).toBe(47);
    expect((await browser.confirm(first)).status).toBe(400);
    expect((await browser.confirm(second)).status).toBe(200);
    expect((await browser.place(second)).status).toBe(201);
  });

  it('one that is paid wins, and says where its order is', async () => {
    const { browser } = await withLamps(1);
    const tab = openTab(browser);
    const first = await browser.start();
    await browser.confirm(first);
    const { status, failure } = await tab.start(first.order, first.body.amount);
    expect([status, failure.code, failure.orderId]).toEqual([409, 'cart_ordered', first.body.orderId]);
    expect((await shop.send(getOrder, { params: { id: failure.orderId ?? '' } })).status).toBe(200);
    // The order is recorded now: the tab still shows what it has bought.
    const again = await tab.start(first.order, first.body.amount);
    expect([again.status, again.failure.code, again.failure.orderId]).toEqual([
      409,
      'cart_ordered',
      first.body.orderId,
    ]);
  });

  it('refuses what another tab has removed', async () => {
    const { browser } = await withLamps(1, 1);
    const order = await browser.buildCartOrder();
    const [line] = (await browser.look()).lines;
    await openTab(browser).remove(line?.key ?? '');
    const { status, failure } = await browser.start(order);
    expect([status, failure.code]).toEqual([409, 'cart_changed']);
    expect(await openCheckouts((await browser.look()).id)).toEqual([]);
  });

  it('of many tabs that pay at the same time', async () => {
    const { browser, lamp } = await withLamps(2);
    const { id } = await browser.look();
    const order = await browser.buildCartOrder();
    const { body: quoted } = await browser.quote();
    const tabs = Array.from({ length: 8 }, () => openTab(browser));
    const started = await Promise.all(tabs.map((tab) => tab.start(order, quoted.total)));
    for (const { status } of started) expect([200, 409]).toContain(status);
    expect((await openCheckouts(id)).length).toBe(1);
    const paid = await Promise.all(
      started.map(async (one, at) => {
        if (one.status !== 200) return 0;
        const { status } = (await tabs[at]?.confirm(one)) ?? {};
        await tabs[at]?.place(one);
        return status === 200 ? 1 : 0;
      }),
    );
    expect(paid.reduce<number>((sum, one) => sum + one, 0)).toBe(1);
    expect(await selectOrders(id)).toHaveLength(1);
    expect(await readStock(shop.db, lamp)).toBe(48);
    expect((await browser.look()).lines).toEqual([]);
  });

  it('requests that are repeated with their key are the same checkout', async () => {
    const { browser } = await withLamps(1);
    const order = await browser.buildCartOrder();
    const { body: quoted } = await browser.quote();
    const key = { 'Idempotency-Key': 'one attempt' };
    const started = await Promise.all(
      Array.from({ length: 8 }, () => browser.start(order, quoted.total, key)),
    );
    const [first] = started;
    if (!first) throw new Error('nothing started');
    for (const { body } of started) expect(body.orderId).toBe(first.body.orderId);
    expect(await openCheckouts((await browser.look()).id)).toMatchObject([{ id: first.body.orderId }]);
    expect((await browser.confirm(first)).status).toBe(200);
  });

  it('an equal request that comes later does not end the checkout', async () => {
    const { browser } = await withLamps(1);
    const { body } = await browser.start();
    const { id } = await browser.look();
    expect(await endCartCheckout(shop.services, id ?? '', body.orderId)).toBeNull();
    expect(await openCheckouts(id)).toMatchObject([{ id: body.orderId }]);
  });
});
