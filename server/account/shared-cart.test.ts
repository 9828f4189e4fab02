import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount, signOut } from '#contract/calls/account.ts';
import { confirmEmailCode, sendEmailCode } from '#contract/calls/email-codes.ts';
import { checkouts, throttles } from '#db/schema/index.ts';
import { DAY } from '#domain/time-units.ts';
import { type CartBrowser, openCartBrowser } from '../testing/cart-browser.ts';
import { findAnywhere } from '../testing/find-anywhere.ts';
import { addStockedLamp, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 100_000 });
}, 60_000);
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;

/** A code for this browser; entering it proves the address. */
async function askCode(browser: CartBrowser, email: string) {
  const { body } = await browser.send(sendEmailCode, { body: { email } });
  return () => browser.send(confirmEmailCode, { body: { email, code: body.demoCode ?? '' } });
}
const prove = async (browser: CartBrowser, email: string) => await (await askCode(browser, email))();

/** A browser with so many pieces of each lamp in its cart. */
async function browserWith(...wanted: [StockedLamp, number][]) {
  await shop.db.delete(throttles);
  const browser = openCartBrowser(shop);
  for (const [lamp, quantity] of wanted) await browser.add({ productId: lamp.id, quantity });
  return browser;
}
const lamps = async (count: number) =>
  await Promise.all(Array.from({ length: count }, () => addStockedLamp(shop.db, 50)));
const piecesIn = async (browser: CartBrowser) =>
  Object.fromEntries((await browser.look()).lines.map(({ productId, quantity }) => [productId, quantity]));
const findOpen = (cartId: string | null) =>
  shop.db.$count(checkouts, and(eq(checkouts.cartId, cartId ?? ''), isNull(checkouts.outcome)));

describe('C7: proving an address', () => {
  it('C7: merges carts by the larger quantity of each line, once, and two devices share one', async () => {
    const email = newEmail();
    const [one, two, three] = (await lamps(3)) as [StockedLamp, StockedLamp, StockedLamp];
    const phone = await browserWith([one, 2], [two, 1]);
    const desktop = await browserWith([one, 1], [three, 4]);
    await prove(phone, email);
    const proven = await prove(desktop, email);
    expect(proven.headers.getSetCookie().join()).toContain('marigold_cart_count=7');
    const merged = { [one.id]: 2, [two.id]: 1, [three.id]: 4 };
    expect(await piecesIn(phone)).toEqual(merged);
    expect(await piecesIn(desktop)).toEqual(merged);
    // Removed lines stay removed, though the email is proven again.
    const line = (await phone.look()).lines.find(({ productId }) => productId === three.id);
    await phone.remove(line?.key ?? '');
    await prove(desktop, email);
    expect(await piecesIn(desktop)).toEqual({ [one.id]: 2, [two.id]: 1 });
    await desktop.add({ productId: one.id, quantity: 1 });
    expect(await piecesIn(phone)).toEqual({ [one.id]: 3, [two.id]: 1 });
  });

  it('C8: keeps a cart that is used, however long ago its address was proven', async () => {
    const email = newEmail();
    const [lamp] = (await lamps(1)) as [StockedLamp];
    const [phone, desktop] = [await browserWith([lamp, 2]), await browserWith()];
    await prove(phone, email);
    await prove(desktop, email);
    for (let month = 0; month < 8; month++) {
      shop.later(30 * DAY);
      await shop.cartCleaner.runNow();
      expect(await piecesIn(phone)).toEqual({ [lamp.id]: 2 });
    }
    // The other device was not used for 90 days: its link ended, and a new proof brings the cart back.
    expect(await piecesIn(desktop)).toEqual({});
    await prove(desktop, email);
    expect(await piecesIn(desktop)).toEqual({ [lamp.id]: 2 });
  });

  it('C8: ends the cart of an address that nobody uses', async () => {
    const email = newEmail();
    const [lamp] = (await lamps(1)) as [StockedLamp];
    const phone = await browserWith([lamp, 2]);
    await prove(phone, email);
    shop.later(91 * DAY);
    expect(await piecesIn(phone)).toEqual({});
    await shop.cartCleaner.runNow();
    await prove(phone, email);
    expect(await piecesIn(phone)).toEqual({});
  });

  it('C7: shows the cart on a device that had none, and one that begins after the proof', async () => {
    const email = newEmail();
    const [lamp] = (await lamps(1)) as [StockedLamp];
    const phone = await browserWith();
    await prove(phone, email);
    expect(phone.cookies.has('marigold_cart')).toBe(false);
    const key = { 'Idempotency-Key': randomUUID() };
    await phone.add({ productId: lamp.id, quantity: 2 }, key);
    // The answer was lost: repeated without the cookie of the cart.
    const again = openCartBrowser(shop);
    for (const [name, value] of phone.cookies) if (!name.includes('cart')) again.cookies.set(name, value);
    await again.add({ productId: lamp.id, quantity: 2 }, key);
    expect(await piecesIn(again)).toEqual({ [lamp.id]: 2 });
    const desktop = await browserWith();
    await prove(desktop, email);
    expect(await piecesIn(desktop)).toEqual({ [lamp.id]: 2 });
  });

  it('C7: leaves the cart with its address when the browser signs out or proves another one', async () => {
    const [ada, bob] = [newEmail(), newEmail()];
    const [lamp, other] = (await lamps(2)) as [StockedLamp, StockedLamp];
    const browser = await browserWith([lamp, 2]);
    await prove(browser, ada);
    const out = await browser.send(signOut, {});
    expect(out.headers.getSetCookie().join()).toContain('marigold_cart_count=0');
    expect(await piecesIn(browser)).toEqual({});
    await browser.add({ productId: other.id, quantity: 1 });
    await prove(browser, bob);
    expect(await piecesIn(browser)).toEqual({ [other.id]: 1 });
    const device = await browserWith();
    await prove(device, ada);
    expect(await piecesIn(device)).toEqual({ [lamp.id]: 2 });
  });

  it('C7: by many devices at the same time merges each once', async () => {
    const email = newEmail();
    const [lamp, ...others] = (await lamps(6)) as [StockedLamp, ...StockedLamp[]];
    const devices = await Promise.all(others.map((other, at) => browserWith([lamp, at + 1], [other, 1])));
    const codes = [];
    for (const device of devices) {
      await shop.db.delete(throttles);
      codes.push(await askCode(device, email));
    }
    // Something is added meanwhile.
    const [statuses] = await Promise.all([
      Promise.all(codes.map(async (confirm) => (await confirm()).status)),
      ...devices.map((device, at) => device.add({ productId: others[at]?.id ?? '', quantity: 1 })),
    ]);
    expect(statuses).toEqual(others.map(() => 200));
    const merged = { [lamp.id]: 5, ...Object.fromEntries(others.map(({ id }) => [id, 2])) };
    for (const device of devices) expect(await piecesIn(device)).toEqual(merged);
  });

  it('C7: while a device pays keeps one open checkout per cart, and conserves its pieces (C4)', async () => {
    for (let round = 0; round < 5; round++) {
      const email = newEmail();
      const [lamp] = (await lamps(1)) as [StockedLamp];
      const [phone, desktop] = [await browserWith([lamp, 2]), await browserWith([lamp, 2])];
      const [first, second] = [await phone.start(), await desktop.start()];
      const proofs = [await askCode(phone, email), await askCode(desktop, email)];
      const [paid] = await Promise.all([
        phone.confirm(first).then(async ({ ok }) => ok && (await phone.place(first)).status === 201),
        ...proofs.map((confirm) => confirm()),
      ]);
      const shared = (await phone.look()).id;
      expect(await findOpen(shared)).toBeLessThanOrEqual(1);
      // The other device pays too, if it still can: for what it has announced, or by a new checkout.
      const alsoPaid = (await desktop.confirm(second)).ok && (await desktop.place(second)).status === 201;
      await shop.reconciler.runNow();
      // Pieces are conserved: what is sold or held, and what is left.
      const taken = (Number(paid) + Number(alsoPaid)) * 2;
      const held = (await findOpen(shared)) * 2;
      expect(await readStock(shop.db, lamp)).toBe(50 - taken - held);
    }
  }, 60_000);

  it('C7: moves what is being paid for to the cart of the address, whose order takes it out', async () => {
    const email = newEmail();
    const [lamp, other] = (await lamps(2)) as [StockedLamp, StockedLamp];
    const desktop = await browserWith([other, 1]);
    await prove(desktop, email);
    const phone = await browserWith([lamp, 2]);
    const started = await phone.start();
    await prove(phone, email);
    // Another checkout of the same cart ends the first one (model C4).
    await phone.confirm(started);
    const { status, failure } = await desktop.start();
    expect([status, failure.code]).toEqual([409, 'cart_ordered']);
    expect(await piecesIn(desktop)).toEqual({ [other.id]: 1 });
  });

  it('is erased with the account, on all devices', async () => {
    const email = newEmail();
    const [lamp] = (await lamps(1)) as [StockedLamp];
    const [phone, desktop] = [await browserWith([lamp, 2]), await browserWith()];
    await prove(phone, email);
    await prove(desktop, email);
    expect((await desktop.send(eraseAccount, {})).status).toBe(200);
    expect(await piecesIn(phone)).toEqual({});
    expect(await findAnywhere(shop.db, [email])).toEqual([]);
  });
});
