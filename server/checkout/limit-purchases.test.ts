import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { startMembershipCheckout } from '#contract/calls/memberships.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { checkouts, orders, throttles } from '#db/schema/index.ts';
import { findPlan } from '#domain/members/plan.ts';
import { centsToDollars } from '#domain/money.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { member } from '../testing/join.ts';
import { LAMP_TOTAL } from '../testing/stocked-lamp.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 3 });
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

const begin = {
  payments: (init: SendInit) => start(shop, lamp, LAMP_TOTAL, {}, init),
  memberships: (init: SendInit) =>
    shop.send(
      startMembershipCheckout,
      { body: { plan: 'standard', amount: centsToDollars(findPlan('standard').price), member } },
      init,
    ),
  'orders without a payment': (init: SendInit) =>
    shop.send(createOrder, { body: createOrderBody(lamp) }, init),
};
type SendInit = { address?: string; headers?: Record<string, string> };

const statuses = async (init: SendInit) => {
  const answers = [];
  for (const one of [...Object.values(begin), ...Object.values(begin)])
    answers.push((await one(init)).status);
  return answers;
};

test.each(Object.entries(begin))('throttles further %s from an address', async (_, one) => {
  for (const first of Object.values(begin)) expect((await first({})).status).toBeLessThan(300);
  const rows = async () => [await shop.db.$count(checkouts), await shop.db.$count(orders)];
  const before = await rows();
  const refused = await one({});
  expect(refused).toMatchObject({ status: 429, failure: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(600);
  expect(await rows()).toEqual(before);
  expect((await one({ address: '198.51.100.7' })).status).toBeLessThan(300);
});

it('does not affect started purchases', async () => {
  const order = createOrderBody(lamp);
  const { paymentIntentId, clientSecret } = (await start(shop, lamp, LAMP_TOTAL, { order })).body;
  await confirmCard(shop, clientSecret);
  expect(await statuses({})).toContain(429);
  const placed = await shop.send(createOrder, { body: { ...order, paymentIntentId } });
  expect(placed.status).toBe(201);
});

test.each([
  ['the machine itself, such as a proxy', { address: '127.0.0.1' }],
  ['the same by IPv6', { address: '::1' }],
  ['staff’s programs', { headers: AS_STAFF }],
])('does not throttle %s', async (_, init) => {
  expect((await statuses(init)).every((status) => status < 300)).toBe(true);
});
