import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { checkouts, throttles } from '#db/schema/index.ts';
import { MAX_FAILED_ATTEMPTS, MAX_FAILED_ATTEMPTS_OF_IP } from '#domain/payments/failed-attempts.ts';
import { CARDS, confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { startJoining } from '../testing/join.ts';
import { sendTestWebhook } from '../testing/send-test-webhook.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let lamp: StockedLamp;
let tester = '';
let addresses = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
  lamp = await addStockedLamp(shop.db, 100);
  tester = `198.51.100.${++addresses}`;
});

type Init = { address?: string; headers?: typeof AS_STAFF };
type Begun = { clientSecret: string; paymentIntentId: string };

const begin = async (init: Init = {}) =>
  await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) }, { address: tester, ...init });

const findCharge = async ({ paymentIntentId }: Begun) =>
  (await shop.services.payments.findPayment(paymentIntentId))?.failedCharge ?? '';

/** Declined cards, and the events by which the shop hears of them. */
async function declineOften(payment: Begun, count: number) {
  for (let time = 0; time < count; time++) {
    await confirmCard(shop, payment.clientSecret, CARDS.declined);
    const charge = await findCharge(payment);
    await sendTestWebhook(shop, 'payment_intent.payment_failed', payment.paymentIntentId, { charge });
  }
}

const findOutcome = async ({ paymentIntentId }: Begun) => {
  const isPaidBy = eq(checkouts.paymentIntentId, paymentIntentId);
  const [row] = await shop.db.select({ outcome: checkouts.outcome }).from(checkouts).where(isPaidBy);
  return row?.outcome ?? null;
};

describe('a payment', () => {
  it('goes on after some declined cards, and is paid by a good one', async () => {
    const { body } = await begin();
    await declineOften(body, MAX_FAILED_ATTEMPTS - 1);
    expect((await confirmCard(shop, body.clientSecret)).status).toBe(200);
    const order = { ...createOrderBody(lamp), paymentIntentId: body.paymentIntentId };
    expect((await shop.send(createOrder, { body: order })).status).toBe(201);
  });

  it('ends after too many: it cannot be paid any more, its stock is back, and another one can begin', async () => {
    const { body } = await begin();
    await declineOften(body, MAX_FAILED_ATTEMPTS);
    expect([await findOutcome(body), await readStock(shop.db, lamp)]).toEqual(['cancelled', 100]);
    expect((await confirmCard(shop, body.clientSecret)).status).toBe(400);
    const again = await begin();
    expect(again.status).toBe(200);
    expect((await confirmCard(shop, again.body.clientSecret)).status).toBe(200);
  });

  it('counts an attempt once, however often it is reported', async () => {
    const { body } = await begin();
    for (let time = 0; time < 3; time++) {
      await confirmCard(shop, body.clientSecret, CARDS.declined);
      const charge = await findCharge(body);
      const reports = Array.from({ length: 6 }, () =>
        sendTestWebhook(shop, 'payment_intent.payment_failed', body.paymentIntentId, { charge }),
      );
      await Promise.all(reports);
      await shop.reconciler.runNow();
    }
    expect(await findOutcome(body)).toBeNull();
  });

  it('ends by attempts whose events come late and in another order', async () => {
    const { body } = await begin();
    const charges: string[] = [];
    for (let time = 0; time < MAX_FAILED_ATTEMPTS; time++) {
      await confirmCard(shop, body.clientSecret, CARDS.declined);
      charges.unshift(await findCharge(body));
    }
    for (const charge of charges)
      await sendTestWebhook(shop, 'payment_intent.payment_failed', body.paymentIntentId, { charge });
    expect(await findOutcome(body)).toBe('cancelled');
  });

  it('of a membership ends too', async () => {
    const started = await startJoining(shop);
    expect(started.status).toBe(200);
    await declineOften(started.body, MAX_FAILED_ATTEMPTS);
    expect(await findOutcome(started.body)).toBe('cancelled');
  });
});

describe('an address with too many declined cards', () => {
  const exhaust = async () => {
    for (let count = 0; count < MAX_FAILED_ATTEMPTS_OF_IP; count += MAX_FAILED_ATTEMPTS)
      await declineOften((await begin()).body, MAX_FAILED_ATTEMPTS);
  };

  it('begins no more payments for a while, is given the reason, and can begin again later', async () => {
    await exhaust();
    const { status, failure, headers } = await begin();
    expect([status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(failure.message).toMatch(/^Too many cards were declined. Please try again in \d+ minutes.$/);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
    expect((await begin({ address: '203.0.113.200' })).status).toBe(200);
    expect((await begin({ headers: AS_STAFF })).status).toBe(200);
    await shop.db.update(throttles).set({ endsAt: new Date(Date.now() - 1_000) });
    expect((await begin()).status).toBe(200);
  });

  it('loses a payment that it began before with the next declined card', async () => {
    const { body: begun } = await begin();
    await exhaust();
    await declineOften(begun, 1);
    expect(await findOutcome(begun)).toBe('cancelled');
  });

  it('can still order without a payment', async () => {
    await exhaust();
    const ordered = await shop.send(createOrder, { body: createOrderBody(lamp) }, { address: tester });
    expect(ordered.status).toBe(201);
  });
});
