import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStock, updateProduct } from '#contract/calls/staff-products.ts';
import { addStockAlert, listStockAlerts, stopStockAlerts } from '#contract/calls/stock-alerts.ts';
import { correctVariantStock } from '#contract/calls/variants.ts';
import { mails, stockAlerts } from '#db/schema/index.ts';
import { ALERT_LIFETIME, HEAD_START } from '#domain/stock-alerts/alerts-to-mail.ts';
import { readFacts } from '../mail/mail-facts.ts';
import { addShirt, variantNamed } from '../testing/add-shirt.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { addProducts, soldOutScarf } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const newEmail = () => `${randomUUID()}@example.com`;
let visitors = 0;
const wait = (productId: string, email: string, variantId?: string) =>
  shop.send(
    addStockAlert,
    { body: { productId, email, ...(variantId && { variantId }) } },
    { address: `198.51.100.${visitors++ % 250}` },
  );
const waitAll = async (productId: string, count: number, variantId?: string) => {
  const emails = Array.from({ length: count }, newEmail);
  for (const email of emails) expect((await wait(productId, email, variantId)).status).toBe(200);
  return emails;
};
const count = (id: string, stock: number | null) =>
  shop.send(setStock, { params: { id }, body: { stock } }, staff);
const alertMails = (email: string) =>
  shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'stock_alert')));
const mailed = async (emails: readonly string[]) => {
  const counts = await Promise.all(emails.map(async (email) => (await alertMails(email)).length));
  return counts;
};
const demand = async (id: string) => (await shop.send(listStockAlerts, { params: { id } }, staff)).body;

describe('a mail when something is back', () => {
  it('is sent once, also by concurrent servers, with a link to it', async () => {
    const { id } = await addStockedLamp(shop.db, 0);
    const [email = ''] = await waitAll(id, 1);
    await shop.waiting.runNow();
    expect(await mailed([email])).toEqual([0]);
    await count(id, 1);
    await Promise.all([shop.waiting.runNow(), shop.waiting.runNow()]);
    await count(id, 0);
    await count(id, 5);
    shop.later(2 * HEAD_START);
    await shop.waiting.runNow();
    const [mail, ...more] = await alertMails(email);
    expect(more).toEqual([]);
    expect(readFacts(mail?.facts)).toMatchObject({ name: 'Low Lamp', productId: id, variantId: null });
  });

  it('is one however often the same address asks', async () => {
    const { id } = await addStockedLamp(shop.db, 0);
    const email = newEmail();
    const answers = await Promise.all([email, email.toUpperCase(), email].map((typed) => wait(id, typed)));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ name: 'Low Lamp' }));
    expect(await demand(id)).toEqual([{ variantId: null, waiting: 1 }]);
  });

  it('goes to three for each piece, who waited longest, and a day later to three more', async () => {
    const { id } = await addStockedLamp(shop.db, 0);
    const emails = await waitAll(id, 8);
    await count(id, 1);
    await shop.waiting.runNow();
    await shop.waiting.runNow();
    expect(await mailed(emails)).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
    shop.later(HEAD_START);
    await shop.waiting.runNow();
    expect(await mailed(emails)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
    await count(id, null);
    await shop.waiting.runNow();
    expect(await mailed(emails)).toEqual(Array(8).fill(1));
  });

  it('is about the variant that was asked for, and no other', async () => {
    const { product, variants } = await addShirt(shop, { Color: ['Red', 'Blue'] }, [0, 0]);
    const [red, blue] = [variantNamed(variants, 'Red'), variantNamed(variants, 'Blue')];
    const [[forRed = ''], [forBlue = ''], [forAny = '']] = [
      await waitAll(product._id, 1, red.id),
      await waitAll(product._id, 1, blue.id),
      await waitAll(product._id, 1),
    ];
    expect(await demand(product._id)).toHaveLength(3);
    await shop.send(correctVariantStock, { params: { id: red.id }, body: { change: 2 } }, staff);
    await shop.waiting.runNow();
    expect(await mailed([forRed, forBlue, forAny])).toEqual([1, 0, 1]);
    const [mail] = await alertMails(forRed);
    expect(readFacts(mail?.facts)).toMatchObject({ name: 'Shirt (Red)', variantId: red.id });
    expect(await demand(product._id)).toEqual([{ variantId: blue.id, waiting: 1 }]);
  });

  it('is sent when staff offer a product again that is not counted', async () => {
    await addProducts(shop.db, soldOutScarf);
    const [email = ''] = await waitAll(soldOutScarf.id, 1);
    await shop.waiting.runNow();
    expect(await mailed([email])).toEqual([0]);
    const params = { id: soldOutScarf.id };
    await shop.send(updateProduct, { params, body: { availability: true } }, staff);
    await shop.waiting.runNow();
    expect(await mailed([email])).toEqual([1]);
  });

  it('is neither lost nor sent twice if the server dies between writing it and marking its alert', async () => {
    const { id } = await addStockedLamp(shop.db, 0);
    const [email = ''] = await waitAll(id, 1);
    await count(id, 1);
    // The mail is written last, so the transaction ends with the alert marked and the mail unwritten.
    await shop.db.execute(sql`create function die() returns trigger language plpgsql
      as $$ begin raise exception 'killed'; end $$`);
    await shop.db.execute(sql`create trigger die after insert on mails for each row
      when (new.kind = 'stock_alert') execute function die()`);
    await shop.waiting.runNow();
    expect(await mailed([email])).toEqual([0]);
    expect(await demand(id)).toEqual([{ variantId: null, waiting: 1 }]);
    await shop.db.execute(sql`drop trigger die on mails`);
    await shop.waiting.runNow();
    await shop.waiting.runNow();
    expect(await mailed([email])).toEqual([1]);
  });

  it('is not sent to who waits for half a year', async () => {
    const { id } = await addStockedLamp(shop.db, 0);
    const [email = ''] = await waitAll(id, 1);
    shop.later(ALERT_LIFETIME + 1_000);
    await count(id, 1);
    await shop.waiting.runNow();
    expect(await mailed([email])).toEqual([0]);
    expect(await shop.db.select().from(stockAlerts).where(eq(stockAlerts.email, email))).toEqual([]);
  });
});

describe('a request for such a mail', () => {
  it('is refused for what can be bought, is not there, or without an address', async () => {
    const { id } = await addStockedLamp(shop.db, 1);
    expect((await wait(id, newEmail())).failure.message).toBe('It is in stock again: you can buy it now.');
    expect((await wait('nothing', newEmail())).status).toBe(404);
    expect((await wait(id, 'ada')).failure.fields).toEqual({ email: 'Email is invalid' });
    const { product } = await addShirt(shop, { Color: ['Red', 'Blue'] }, [0, 0]);
    expect((await wait(product._id, newEmail(), id)).status).toBe(404);
  });

  it('is limited for an address, from one visitor and from many', async () => {
    const email = newEmail();
    const lamps = await Promise.all(Array.from({ length: 42 }, () => addStockedLamp(shop.db, 0)));
    const statuses = [];
    for (const { id } of lamps) statuses.push((await wait(id, email)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    const body = { productId: lamps[0]?.id ?? '', email: newEmail() };
    const same = { address: '203.0.113.9' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => shop.send(addStockAlert, { body }, same)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the link to unsubscribe', () => {
  it('ends everything an address waits for, and nothing of others', async () => {
    const [one, other] = [await addStockedLamp(shop.db, 0), await addStockedLamp(shop.db, 0)];
    const [email, stranger] = [newEmail(), newEmail()];
    for (const { id } of [one, other]) for (const to of [email, stranger]) await wait(id, to);
    await count(one.id, 1);
    await shop.waiting.runNow();
    const [mail] = await alertMails(email);
    const facts = readFacts(mail?.facts);
    const token = (facts?.kind === 'stock_alert' && facts.token) || '';
    expect((await shop.send(stopStockAlerts, { body: { token } })).body).toEqual({ stopped: true });
    expect((await shop.send(stopStockAlerts, { body: { token } })).status).toBe(200);
    await count(other.id, 4);
    await shop.waiting.runNow();
    expect(await mailed([email, stranger])).toEqual([1, 2]);
  });

  it('is refused when it is not the shop’s', async () => {
    for (const token of ['x', 'A'.repeat(200)])
      expect((await shop.send(stopStockAlerts, { body: { token } })).status).toBe(409);
  });
});
