import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getReturnPolicy } from '#contract/calls/return-policy.ts';
import { getSettings } from '#contract/calls/settings.ts';
import { markOrderPaid } from '#contract/calls/staff-orders.ts';
import { mails } from '#db/schema/index.ts';
import { MAX_RETURN_POLICY } from '#domain/settings/setting-fields.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

/** Answers are cached, as shoppers get them. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, undefined, { caches: true });
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const TEXT = 'Send it back as it came.\n\nWe refund it within a week.';
const as = { headers: AS_STAFF };

const policy = () => shop.send(getReturnPolicy, {});
const read = async (path: string) => await (await shop.fetch(path)).text();
const PAGE = 'http://shop.test/user/return-policy';

const findConfirmation = async (orderId: string) => {
  const [mail] = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.event, `order:${orderId}:confirmation`));
  return mail?.facts;
};

it('is not there until the seller writes one', async () => {
  for (let i = 0; i < 2; i++) {
    expect((await policy()).status).toBe(404);
    expect((await shop.send(getShopSettings, {})).body).not.toHaveProperty('returnPolicy');
    expect(await read('/sitemap.xml')).not.toContain('return-policy');
    expect(await read('/llms.txt')).not.toContain('return-policy');
  }
  const { order } = await buy(shop, lamp);
  expect(await findConfirmation(order.id)).not.toHaveProperty('order.returnPolicy');
});

it('is shown at once, with the days in which returns are taken', async () => {
  await setSettings(shop, { returnPolicy: `\n${TEXT}  \n`, returnDays: 14 });
  expect((await policy()).body).toEqual({ text: TEXT, days: 14 });
  expect((await shop.send(getShopSettings, {})).body.returnPolicy).toEqual({ days: 14 });
  expect(await read('/sitemap.xml')).toContain(`<loc>${PAGE}</loc>`);
  expect(await read('/sitemap-pages.xml')).toContain(`<loc>${PAGE}</loc>`);
  expect(await read('/llms.txt')).toContain(`[Return policy](${PAGE})`);

  await setSettings(shop, { returnDays: 0 });
  expect((await policy()).body).toEqual({ text: TEXT, days: 0 });
  expect((await shop.send(getShopSettings, {})).body.returnPolicy).toEqual({ days: 0 });
});

it('is named by the confirmations of orders, whatever way they are paid', async () => {
  await setSettings(shop, { returnPolicy: TEXT, returnDays: 14 });
  const said = { order: { returnPolicy: { days: 14 } } };
  const { order } = await buy(shop, lamp);
  expect(await findConfirmation(order.id)).toMatchObject(said);
  const { body: unpaid } = await shop.send(createOrder, { body: createOrderBody(lamp) });
  await shop.send(markOrderPaid, { params: { id: unpaid.id }, body: { method: 'Bank transfer' } }, as);
  expect(await findConfirmation(unpaid.id)).toMatchObject(said);
});

it('is gone at once when it is emptied', async () => {
  await setSettings(shop, { returnPolicy: TEXT });
  expect((await policy()).status).toBe(200);
  await setSettings(shop, { returnPolicy: ' \n ' });
  expect((await policy()).status).toBe(404);
  expect((await shop.send(getShopSettings, {})).body).not.toHaveProperty('returnPolicy');
  expect(await read('/sitemap.xml')).not.toContain('return-policy');
});

test.each([
  ['a'.repeat(MAX_RETURN_POLICY + 1), 'At most 20000 characters'],
  ['Ring\u0007', 'Contains characters that are not allowed'],
])('%.5j… is refused at its field', async (returnPolicy, message) => {
  const { status, failure } = await setSettings(shop, { returnPolicy });
  expect([status, failure.fields]).toEqual([400, { returnPolicy: message }]);
  expect((await shop.send(getSettings, {}, as)).body.returnPolicy).not.toBe(returnPolicy);
});

it('can be as long as its limit', async () => {
  const longest = 'é'.repeat(MAX_RETURN_POLICY);
  expect((await setSettings(shop, { returnPolicy: longest })).body.returnPolicy).toBe(longest);
});
