import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPayments } from '#contract/calls/payments.ts';
import { listPaymentRefunds, refundAmount } from '#contract/calls/refunds.ts';
import { buy, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { join } from '../testing/join.ts';
import { addStockedLamp, LAMP_TOTAL, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, null);
});
afterAll(() => shop.close());

const refund = (paymentIntentId: string, amount: number, key: string = randomUUID()) =>
  shop.send(
    refundAmount,
    { params: { paymentIntentId }, body: { amount, reason: 'goodwill', note: 'A year too long' } },
    { headers: { ...AS_STAFF, 'Idempotency-Key': key } },
  );
const shownPayment = async (paymentIntentId: string) =>
  (await shop.send(listPayments, {}, { headers: AS_STAFF })).body.find(
    (shown) => shown.paymentIntentId === paymentIntentId,
  );

async function joinOnce() {
  const { paymentIntentId } = await join(shop, { email: `${randomUUID()}@example.com` });
  const amount = (await shownPayment(paymentIntentId))?.amount ?? 0;
  return { paymentIntentId, amount };
}

it('refunds an amount of a membership once, which goes on', async () => {
  const { paymentIntentId, amount } = await joinOnce();
  const key = randomUUID();
  const answers = await Promise.all([refund(paymentIntentId, 500, key), refund(paymentIntentId, 500, key)]);
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: 500, reason: 'goodwill', status: 'succeeded', lines: [] });
  }
  expect(await shownPayment(paymentIntentId)).toMatchObject({
    state: 'joined',
    refunded: 500,
    refundable: amount - 500,
    membership: { state: 'active' },
  });
  const { body } = await shop.send(
    listPaymentRefunds,
    { params: { paymentIntentId } },
    { headers: AS_STAFF },
  );
  expect(body).toMatchObject([{ amount: 500, note: 'A year too long' }]);
});

it('O2: never refunds more than was paid, however many refund at once', async () => {
  const { paymentIntentId, amount } = await joinOnce();
  const part = Math.floor(amount / 2);
  const answers = await Promise.all([1, 2, 3].map(() => refund(paymentIntentId, part)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  const last = await refund(paymentIntentId, amount);
  expect(last.status).toBe(409);
  expect((await shop.payments.provider.findPayment(paymentIntentId))?.refunded).toBe(part * 2 * 100);
});

it('refuses an order’s payment, a part of one whose order can still arrive, and strangers', async () => {
  const { paymentIntentId } = await buy(shop, lamp);
  expect((await refund(paymentIntentId, 500)).status).toBe(409);
  const { body } = await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
  await confirmCard(shop, body.clientSecret);
  const part = await refund(body.paymentIntentId, 500);
  expect(part.status).toBe(409);
  expect((await refund('pi_none', 500)).status).toBe(404);
  const asNobody = { params: { paymentIntentId }, body: { amount: 500 } };
  expect((await shop.send(refundAmount, asNobody)).status).toBe(401);
});
