import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscount } from '#contract/calls/discounts.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { throttles } from '#db/schema/index.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { openCartBrowser } from '../testing/cart-browser.ts';
import { CARDS } from '../testing/purchase.ts';
import { addStockedLamp, LAMP_TOTAL, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 100_000 });
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.db.delete(throttles)));

/** A browser whose card was declined for the last two lamps: its payment holds them. */
async function declinedForTheLast() {
  const lamp = await addStockedLamp(shop.db, 4);
  // An address holds half of the pieces at most.
  const stranger = openCartBrowser(shop, { address: '198.51.100.7' });
  const browser = openCartBrowser(shop);
  for (const one of [stranger, browser]) await one.add({ productId: lamp.id, quantity: 2 });
  await stranger.start();
  const started = await browser.start();
  expect(started.body.heldUntil).toBeDefined();
  await browser.confirm(started, CARDS.declined);
  expect(await readStock(shop.db, lamp)).toBe(0);
  return { browser, lamp };
}

describe('after a declined card for the last pieces', () => {
  it('the cart of the browser still has them, and can be quoted and paid', async () => {
    const { browser, lamp } = await declinedForTheLast();
    const { lines, subtotal, key = lines[0]?.key ?? '' } = { ...(await browser.look()) };
    expect(lines.map(({ problem }) => problem)).toEqual([undefined]);
    expect(subtotal).toBe(99.98);
    expect((await browser.quote()).body.subtotal).toBe(99.98);
    expect((await browser.set(key, 1)).status).toBe(200);
    expect((await browser.set(key, 2)).status).toBe(200);
    expect((await browser.set(key, 3)).failure.message).toBe(`Only 2 of ${lamp.name} are left.`);

    const again = await browser.start();
    await browser.confirm(again);
    expect((await browser.place(again)).status).toBe(201);
    expect(await readStock(shop.db, lamp)).toBe(0);
  });

  it('they are sold out for another browser, and for its cart', async () => {
    const { lamp } = await declinedForTheLast();
    const other = openCartBrowser(shop);
    expect((await other.add({ productId: lamp.id, quantity: 1 })).status).toBe(409);
    const lines = [{ productId: lamp.id, quantity: 1, price: 49.99 }];
    expect((await other.send(getQuote, { body: { lines } })).status).toBe(409);
  });

  it('a removed line can be put back', async () => {
    const { browser, lamp } = await declinedForTheLast();
    const [line] = (await browser.look()).lines;
    await browser.remove(line?.key ?? '');
    expect((await browser.add({ productId: lamp.id, quantity: 2 })).status).toBe(200);
  });

  it('Buy Now of the browser is quoted and paid again', async () => {
    const lamp = await addStockedLamp(shop.db, 1);
    const body = { order: createOrderBody(lamp) };
    const started = await start(shop, lamp, LAMP_TOTAL, body);
    const Cookie = started.headers.getSetCookie().join('; ').split(';')[0] ?? '';
    await confirmCard(shop, started.body.clientSecret, CARDS.declined);
    const lines = [{ productId: lamp.id, quantity: 1 }];
    const quoted = await shop.send(getQuote, { body: { lines } }, { headers: { Cookie } });
    expect(quoted.body.total).toBe(LAMP_TOTAL);
    expect((await shop.send(getQuote, { body: { lines } })).status).toBe(409);
    const again = await start(shop, lamp, LAMP_TOTAL, body, { headers: { Cookie } });
    await confirmCard(shop, again.body.clientSecret);
    const order = { ...createOrderBody(lamp), paymentIntentId: again.body.paymentIntentId };
    expect((await shop.send(createOrder, { body: order })).status).toBe(201);
  });

  it('D1: the last use of a code still is that of the cart whose payment took it', async () => {
    const code = `ONCE${randomUUID().slice(0, 8)}`;
    const discount = { code, title: 'Once', kind: 'percent' as const, value: 50, usageLimit: 1 };
    await shop.send(createDiscount, { body: discount }, { headers: AS_STAFF });
    const lamp = await addStockedLamp(shop.db, null);
    const [browser, other] = [openCartBrowser(shop), openCartBrowser(shop)];
    for (const one of [browser, other]) {
      await one.add({ productId: lamp.id, quantity: 1 });
      expect((await one.setCodes([code])).status).toBe(200);
    }
    const order = await browser.buildCartOrder({ codes: [code] });
    const started = await browser.start(order);
    expect(started.status).toBe(200);
    await browser.confirm(started, CARDS.declined);
    expect((await browser.look()).refused).toBeUndefined();
    expect((await browser.quote()).body.discount).toBe(25);
    expect((await other.look()).refused).toMatchObject([{ message: 'This code has been used up.' }]);
    const again = await browser.start(order);
    await browser.confirm(again);
    expect((await browser.place(again)).body).toMatchObject({ discount: 25 });
  });
});
