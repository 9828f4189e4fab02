import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askForReminder, restoreCart, stopCartReminders } from '#contract/calls/cart-reminders.ts';
import { setStock } from '#contract/calls/staff-products.ts';
import { cartReminders, checkouts, mails } from '#db/schema/index.ts';
import { CART_LIFETIME } from '#domain/cart/cart.ts';
import { resolveTexts } from '#domain/page-texts/page-texts.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { createLog } from '../../create-log.ts';
import { createProofKeys } from '../../email-codes/proof-keys.ts';
import { readFacts } from '../../mail/mail-facts.ts';
import { DEFAULT_MAIL_LOOKS } from '../../mail/mail-looks.ts';
import { type MailSenderOptions, startMailSender } from '../../mail/mail-sender.ts';
import { openMailTransport } from '../../mail/transport.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { buy } from '../../testing/buy.ts';
import { openCartBrowser } from '../../testing/cart-browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { setSettings } from '../../testing/set-settings.ts';
import { addStockedLamp, type StockedLamp } from '../../testing/stocked-lamp.ts';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server.ts';
import { addProducts, kettle } from '../../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { isStillToBeReminded, startCartReminder } from './cart-reminder.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  await setSettings(shop, { remindUnfinished: true });
}, 60_000);
afterAll(() => shop.close());

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
function later(milliseconds: number) {
  ahead += milliseconds;
  shop.later(milliseconds);
}

const newEmail = () => `${randomUUID()}@example.com`;
/** Types an email at the checkout of Buy Now, of two lamps. */
const type = (email: string, lamp: StockedLamp, allowed = true) =>
  shop.send(askForReminder, { body: { email, lines: [{ productId: lamp.id, quantity: 2 }], allowed } });
const mailsTo = (email: string) =>
  shop.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.createdAt));
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const remind = () => shop.cartReminder.runNow();
const sellOut = ({ id }: StockedLamp) =>
  shop.send(setStock, { params: { id }, body: { stock: 0 } }, { headers: AS_STAFF });
const buyLamp = (lamp: StockedLamp, email: string) => buy(shop, lamp, { userEmail: email });

/** An email that was reminded of two lamps, and the token of its mail. */
async function reminded() {
  const lamp = await addStockedLamp(shop.db, 50);
  const email = newEmail();
  await type(email, lamp);
  later(10 * HOUR);
  await remind();
  const [mail] = await mailsTo(email);
  const facts = readFacts(mail?.facts);
  if (!mail || facts?.kind !== 'cart_reminder') throw new Error('No reminder was written');
  return { email, lamp, mail, token: facts.token ?? '' };
}

/** A browser with two lamps in its cart, whose email was typed at the checkout of the cart. */
async function typedWithCart() {
  const lamp = await addStockedLamp(shop.db, 50);
  const email = newEmail();
  const browser = openCartBrowser(shop);
  const added = await browser.add({ productId: lamp.id, quantity: 2 });
  await browser.send(askForReminder, { body: { email, allowed: true } });
  return { lamp, email, browser, key: added.body.added.key };
}

describe('an unfinished checkout', () => {
  it('is reminded of once, ten hours after its address was typed, by one of several servers', async () => {
    const lamp = await addStockedLamp(shop.db, 50);
    const email = newEmail();
    await type(email.toUpperCase(), lamp);
    later(10 * HOUR - 60_000);
    await remind();
    expect(await kindsTo(email)).toEqual([]);
    later(60_000);
    const others = Array.from({ length: 3 }, () => startOther());
    await Promise.all([remind(), ...others.map((other) => other.runNow())]);
    await remind();
    expect(await kindsTo(email)).toEqual(['cart_reminder']);
    for (const other of others) await other.stop();
    later(30 * DAY);
    await remind();
    expect(await kindsTo(email)).toEqual(['cart_reminder']);
  });

  it('has no secret made for it while none is due', async () => {
    await remind();
    const keys = vi.fn(createProofKeys(shop.db));
    const other = startOther(keys);
    await other.runNow();
    expect(keys).not.toHaveBeenCalled();
    await type(newEmail(), await addStockedLamp(shop.db, 50));
    later(10 * HOUR);
    await other.runNow();
    expect(keys).toHaveBeenCalled();
    await other.stop();
  });

  it('is reminded of without what was typed to be engraved', async () => {
    const ring = {
      ...kettle,
      id: 'gold-ring-00000009',
      sku: 'GOL-9',
      name: 'Gold Ring',
      colors: [],
      sizes: [],
      properties: [
        {
          id: 'engraving',
          name: 'Engraving',
          text: { label: 'Engraved text', maxLength: 60 },
          values: [{ id: 'initials', value: 'Initials', price: 1_200 }],
        },
      ],
    };
    await addProducts(shop.db, ring);
    const email = newEmail();
    const line = {
      productId: ring.id,
      quantity: 1,
      selectedProperties: { engraving: 'initials' },
      propertyTexts: { engraving: 'You won! Go to evil.example “now”' },
    };
    await shop.send(askForReminder, { body: { email, lines: [line], allowed: true } });
    later(10 * HOUR);
    await remind();
    const [mail] = await mailsTo(email);
    const facts = readFacts(mail?.facts);
    if (facts?.kind !== 'cart_reminder') throw new Error('No reminder was written');
    expect(facts.lines).toMatchObject([{ modifications: 'Engraving: Initials, Engraved text: “…”' }]);
    expect(JSON.stringify(facts.lines)).not.toContain('evil');
    // The link restores what was typed.
    const { token = '' } = facts;
    const { body } = await shop.send(restoreCart, { body: { token } });
    expect(JSON.stringify(body)).toContain('evil.example');
  });

  it('is not reminded of within a week of the last reminder', async () => {
    const { email, lamp } = await reminded();
    later(6 * DAY);
    await type(email, lamp);
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual(['cart_reminder']);
    await type(email, lamp);
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual(['cart_reminder', 'cart_reminder']);
  });

  it('is not reminded of where it was not allowed, not any more, or is not turned on', async () => {
    const lamp = await addStockedLamp(shop.db, 50);
    const [never, before, off, late] = [newEmail(), newEmail(), newEmail(), newEmail()];
    await type(never, lamp, false);
    await type(before, lamp);
    await type(before, lamp, false);
    await type(off, lamp);
    await setSettings(shop, { remindUnfinished: false });
    await type(late, lamp);
    later(DAY);
    await remind();
    await setSettings(shop, { remindUnfinished: true });
    await remind();
    for (const email of [never, before, off, late]) expect(await kindsTo(email)).toEqual([]);
    // Nothing is stored about who did not allow it.
    const stored = await shop.db.select().from(cartReminders);
    expect(stored.filter(({ emailKey }) => emailKey === never || emailKey === late)).toEqual([]);
  });

  it('is not reminded of if its address has ordered since, even just before it was noted', async () => {
    const lamp = await addStockedLamp(shop.db, 50);
    const [since, before] = [newEmail(), newEmail()];
    await type(since, lamp);
    await buyLamp(lamp, since);
    await buyLamp(lamp, before);
    await type(before, lamp);
    later(DAY);
    await remind();
    for (const email of [since, before]) expect(await kindsTo(email)).toEqual(['order_confirmation']);
  });

  it('is not reminded of while a payment of its address waits for its order', async () => {
    const lamp = await addStockedLamp(shop.db, 50);
    const email = newEmail();
    await type(email, lamp);
    const payment = { totalCents: 100, currency: 'usd', lastSeen: 'succeeded', createdAt: now() };
    await shop.db.insert(checkouts).values({ id: `ord_${email}`, email: email.toUpperCase(), ...payment });
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual([]);
  });

  it('is not reminded of if nothing of it can be bought', async () => {
    const lamp = await addStockedLamp(shop.db, 50);
    const email = newEmail();
    await type(email, lamp);
    await sellOut(lamp);
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual([]);
  });

  it('is forgotten with the life of a cart', async () => {
    const { email } = await reminded();
    later(CART_LIFETIME);
    await remind();
    const rows = await shop.db.select().from(cartReminders).where(eq(cartReminders.emailKey, email));
    expect(rows).toEqual([]);
  });
});

describe('the unfinished checkout of a cart', () => {
  it('is reminded of with what the cart has then', async () => {
    const { email, browser, lamp } = await typedWithCart();
    await browser.add({ productId: lamp.id, quantity: 3 });
    later(DAY);
    await remind();
    const [mail] = await mailsTo(email);
    expect(readFacts(mail?.facts)).toMatchObject({ lines: [{ name: lamp.name, quantity: 5 }] });
  });

  it('is not reminded of after the cart was emptied', async () => {
    const { email, browser, key } = await typedWithCart();
    await browser.remove(key);
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual([]);
  });

  it('is not reminded of after the cart was bought with another address', async () => {
    const { email, browser } = await typedWithCart();
    const started = await browser.start(await browser.buildCartOrder({ userEmail: newEmail() }));
    await browser.confirm(started);
    expect((await browser.place(started)).status).toBe(201);
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual([]);
  });
});

describe('a reminder that waits to be sent', () => {
  it.each<[string, (waiting: Awaited<ReturnType<typeof reminded>>) => Promise<unknown>]>([
    ['has bought', ({ lamp, email }) => buyLamp(lamp, email)],
    ['finds nothing in stock', ({ lamp }) => sellOut(lamp)],
    ['does not allow it any more', ({ lamp, email }) => type(email, lamp, false)],
    ['has stopped reminders', ({ token }) => shop.send(stopCartReminders, { body: { token } })],
  ])('is deleted instead if its reader %s meanwhile', async (_, change) => {
    const waiting = await reminded();
    await change(waiting);
    const server = await startTestMailServer();
    const sender = startSender({ transport: openMailTransport(server.url) });
    await eventually(async () => expect(await kindsTo(waiting.email)).not.toContain('cart_reminder'));
    await sender.stop();
    expect(sentTo(server, waiting.email)).not.toContain('You did not finish your order at Marigold');
    await server.close();
  });

  it('is sent with the header by which mail programs stop it', async () => {
    const { email, token } = await reminded();
    const server = await startTestMailServer();
    const sender = startSender({ transport: openMailTransport(server.url) });
    await eventually(() => expect(sentTo(server, email)).toHaveLength(1));
    await sender.stop();
    const headers = new Map(
      server.received
        .find(({ to }) => to?.[0]?.address === email)
        ?.headers.map(({ key, value }) => [key, value]),
    );
    expect(headers.get('list-unsubscribe')).toBe(`<https://shop.example/user/cart/reminder?token=${token}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await server.close();
  });

  it.each(['before', 'after'] as const)(
    'is not sent twice if the server dies %s it is sent',
    async (when) => {
      const { email } = await reminded();
      const server = await startTestMailServer();
      const transport = openMailTransport(server.url);
      let tried = 0;
      startSender({
        every: HOUR,
        transport: {
          send: async (message, signal) => {
            if (when === 'after') await transport.send(message, signal);
            tried++;
            await new Promise(() => undefined);
          },
          close: () => undefined,
        },
      });
      await eventually(() => expect(tried).toBeGreaterThan(0));
      later(HOUR);
      const next = startSender({ transport });
      await eventually(async () => expect((await mailsTo(email))[0]?.nextTryAt).toBeNull());
      await next.stop();
      expect(sentTo(server, email)).toHaveLength(when === 'after' ? 1 : 0);
      await server.close();
    },
  );
});

describe('the links of a reminder', () => {
  it('put what it is about into the cart once, and lose nothing of it', async () => {
    const { lamp, token } = await reminded();
    const other = await addStockedLamp(shop.db, 50);
    const browser = openCartBrowser(shop);
    for (const { id } of [lamp, other]) await browser.add({ productId: id, quantity: 1 });
    for (let times = 0; times < 2; times++) {
      const { body } = await browser.send(restoreCart, { body: { token } });
      expect(body.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [lamp.id, 2],
        [other.id, 1],
      ]);
    }
    const empty = openCartBrowser(shop);
    expect((await empty.send(restoreCart, { body: { token } })).body.count).toBe(2);
    expect((await empty.look()).count).toBe(2);
  });

  it('work after the address was typed at another checkout', async () => {
    const { email, lamp, token } = await reminded();
    await type(email, await addStockedLamp(shop.db, 5));
    await type(email, lamp, false);
    expect((await openCartBrowser(shop).send(restoreCart, { body: { token } })).body.count).toBe(2);
  });

  it('say when nothing of it can be bought any more', async () => {
    const { lamp, token } = await reminded();
    await sellOut(lamp);
    expect((await shop.send(restoreCart, { body: { token } })).status).toBe(409);
  });

  it('stop all reminders without signing in, for good', async () => {
    const { email, lamp, token } = await reminded();
    const stop = () => shop.send(stopCartReminders, { body: { token } });
    expect([(await stop()).status, (await stop()).status]).toEqual([200, 200]);
    expect((await shop.send(restoreCart, { body: { token } })).status).toBe(404);
    later(CART_LIFETIME + DAY);
    await remind();
    await type(email, lamp);
    later(DAY);
    await remind();
    expect(await kindsTo(email)).toEqual(['cart_reminder']);
  });

  it('are refused when they are not the shop’s', async () => {
    for (const token of ['x', 'A'.repeat(200)]) {
      expect((await shop.send(stopCartReminders, { body: { token } })).status).toBe(409);
      expect((await shop.send(restoreCart, { body: { token } })).status).toBe(409);
    }
  });
});

const settings = {
  read: async () => (await readSettings(shop.db, DEFAULT_SETTINGS)).settings,
};

/** Another server that reminds. */
function startOther(keys = createProofKeys(shop.db)) {
  return startCartReminder({
    db: shop.db,
    settings,
    keys,
    log: createLog('silent'),
    now,
    onMail: () => undefined,
  });
}

/** A server that sends mails. */
function startSender(options: Pick<MailSenderOptions, 'transport'> & Partial<MailSenderOptions>) {
  return startMailSender({
    db: shop.db,
    readPictures: async () => [],
    from: 'Marigold <shop@marigold.example>',
    shopUrl: 'https://shop.example',
    readShop: async () => ({
      shopName: 'Marigold',
      zone: 'UTC',
      texts: resolveTexts('mails', {}, { shopName: 'Marigold', showsExamples: true }),
      looks: DEFAULT_MAIL_LOOKS,
    }),
    log: createLog('silent'),
    now,
    every: 20,
    isStillWanted: async (mail) =>
      mail.kind !== 'cart_reminder' || (await isStillToBeReminded({ db: shop.db, settings }, mail)),
    ...options,
  });
}

function sentTo(server: TestMailServer, email: string): (string | undefined)[] {
  return server.received.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
}
