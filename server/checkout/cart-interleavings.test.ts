import { and, eq, isNull, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiscount, getDiscount } from '#contract/calls/discounts.ts';
import { checkouts, orderLines, orders, stockHolds } from '#db/schema/index.ts';
import { type CartBrowser, openCartBrowser } from '../testing/cart-browser.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

/* Tabs of one browser add to their cart and pay for it at random; nothing may be charged or taken twice. */

const TABS = 3;
const STEPS = 14;
const PIECES = 200;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 100_000 });
}, 60_000);
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

it.each([1, 2, 3, 4])(
  'C4, C5: pieces, codes and money are conserved, %i',
  async (seed) => {
    const random = randomFrom(seed);
    const lamps = await Promise.all(Array.from({ length: 3 }, () => addStockedLamp(shop.db, PIECES)));
    const code = `MANY${seed}`;
    const terms = { code, title: 'Many', kind: 'percent' as const, value: 10, usageLimit: 1_000 };
    const { body: discount } = await shop.send(createDiscount, { body: { ...terms, scope: 'all' } }, staff);

    const browser = openCartBrowser(shop);
    const added = new Map<string, number>();
    const add = async (tab: CartBrowser) => {
      const { id = '' } = lamps[Math.floor(random() * lamps.length)] ?? {};
      const { status } = await tab.add({ productId: id, quantity: 1 });
      expect(status).toBe(200);
      added.set(id, (added.get(id) ?? 0) + 1);
    };
    await add(browser);
    const { id: cartId } = await browser.look();
    const tabs = Array.from({ length: TABS }, () => openCartBrowser(shop, { address: `192.0.2.${seed}` }));
    for (const tab of tabs) for (const [name, value] of browser.cookies) tab.cookies.set(name, value);

    const paid: string[] = [];
    const pay = async (tab: CartBrowser) => {
      const order = await tab.buildCartOrder({ codes: [code] });
      if (order.products.length === 0) return;
      const started = await tab.start(order);
      expect([200, 404, 409]).toContain(started.status);
      if (started.status !== 200 || random() < 0.3) return;
      const confirmed = await tab.confirm(started);
      if (confirmed.ok) paid.push(started.body.paymentIntentId);
      const way = random();
      if (way < 0.4) await tab.place(started);
      else if (way < 0.8)
        await sendTestWebhook(shop, 'payment_intent.succeeded', started.body.paymentIntentId);
    };
    await Promise.all(
      tabs.map(async (tab) => {
        for (let step = 0; step < STEPS; step++) await (random() < 0.45 ? add(tab) : pay(tab));
      }),
    );
    // Payments whose browser went away.
    for (const id of paid) await sendTestWebhook(shop, 'payment_intent.succeeded', id);

    const ofCart = eq(checkouts.cartId, cartId ?? '');
    const ended = await shop.db.select().from(checkouts).where(ofCart);
    const ordered = ended.filter(({ outcome }) => outcome === 'ordered');
    // Each charge is an order, and each order was charged once.
    expect(ordered.map(({ paymentIntentId }) => paymentIntentId).sort()).toEqual(paid.sort());
    expect(ended.filter(({ outcome }) => outcome === null).length).toBeLessThanOrEqual(1);
    expect(paid.length).toBeGreaterThan(0);
    const { lines } = await browser.look();
    for (const { id } of lamps) {
      const [sold] = await shop.db
        .select({ pieces: sum(orderLines.quantity).mapWith(Number) })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .innerJoin(checkouts, eq(checkouts.id, orders.id))
        .where(and(ofCart, eq(orderLines.productId, id)));
      const [held] = await shop.db
        .select({ pieces: sum(stockHolds.quantity).mapWith(Number) })
        .from(stockHolds)
        .innerJoin(checkouts, eq(checkouts.id, stockHolds.checkoutId))
        .where(and(isNull(checkouts.outcome), eq(stockHolds.productId, id)));
      const inCart = lines.find(({ productId }) => productId === id)?.quantity ?? 0;
      expect((sold?.pieces ?? 0) + inCart).toBe(added.get(id) ?? 0);
      expect((await readStock(shop.db, { id })) ?? 0).toBe(
        PIECES - (sold?.pieces ?? 0) - (held?.pieces ?? 0),
      );
    }
    const open = ended.filter(({ outcome }) => outcome === null).length;
    const { body: used } = await shop.send(getDiscount, { params: { id: discount.id } }, staff);
    expect(used.uses).toBe(ordered.length + open);
  },
  60_000,
);

/** Random numbers from 0 to 1, the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
