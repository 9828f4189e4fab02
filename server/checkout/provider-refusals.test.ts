import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMembershipCheckout } from '#contract/calls/memberships.ts';
import { listPayments } from '#contract/calls/payments.ts';
import { checkouts, products } from '#db/schema/index.ts';
import { findPlan } from '#domain/members/plan.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { createOrderBody, start } from '../testing/buy.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addStockedLamp, LAMP_TOTAL, readStock, type StockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

/** Valid for the shop; the provider takes none of another alphabet. */
const REFUSED_EMAIL = 'ada@exämple.com';

let shop: TestShop;
let lamp: StockedLamp;
beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, 3);
});
afterAll(() => shop.close());

const selectCheckouts = (email: string) => shop.db.select().from(checkouts).where(eq(checkouts.email, email));
const paymentsShown = async (show: 'all' | 'unsettled') =>
  (await shop.send(listPayments, { query: { show } }, { headers: AS_STAFF })).body;

describe('an email address that the provider refuses', () => {
  const order = () => createOrderBody(lamp, { userEmail: REFUSED_EMAIL });

  it('is refused at its field, its checkout is closed and its stock released', async () => {
    const before = await readStock(shop.db, lamp);
    const { status, failure } = await start(shop, lamp, LAMP_TOTAL, { order: order() });
    expect([status, failure.code]).toEqual([400, 'invalid']);
    expect(failure.fields).toEqual({ 'order.userEmail': failure.message });
    expect(failure.message).toMatch(/^Email is not accepted/);
    expect(await readStock(shop.db, lamp)).toBe(before);
    const [checkout] = await selectCheckouts(REFUSED_EMAIL);
    expect(checkout).toMatchObject({ outcome: 'cancelled', nextLookAt: null, heldUntil: null });
    expect((await paymentsShown('all'))[0]).toMatchObject({
      state: 'cancelled',
      isSettled: true,
      explanation: `Never paid; the provider refused it: Invalid email address: ${REFUSED_EMAIL}`,
    });
  });

  it('is refused again in the same words when the request is repeated', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await start(shop, lamp, LAMP_TOTAL, { order: order() }, { headers });
    const before = (await selectCheckouts(REFUSED_EMAIL)).length;
    const again = await start(shop, lamp, LAMP_TOTAL, { order: order() }, { headers });
    expect(again.failure).toEqual(first.failure);
    expect(await selectCheckouts(REFUSED_EMAIL)).toHaveLength(before);
    const corrected = await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) }, { headers });
    expect(corrected.status).toBe(200);
  });

  it('is refused for a membership', async () => {
    const plan = findPlan('basic');
    const member = {
      fullName: 'Ada Lovelace',
      email: REFUSED_EMAIL,
      phone: '+44 20 7946 0000',
      address: '12 Analytical Way',
      city: 'London',
      state: 'Greater London',
      postalCode: 'W1A 1AA',
    };
    const { status, failure } = await shop.send(startMembershipCheckout, {
      body: { plan: plan.id, amount: plan.price / 100, member },
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ 'member.email': failure.message });
  });

  it('closes the checkout when only the reconciler hears of it', async () => {
    const away = vi.spyOn(shop.services.payments, 'createPayment');
    away.mockRejectedValueOnce(new ProviderUnavailable('away'));
    const email = 'grace@exämple.com';
    await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp, { userEmail: email }) });
    shop.later(60_000);
    await shop.reconciler.runNow();
    expect(await selectCheckouts(email)).toMatchObject([{ outcome: 'cancelled', nextLookAt: null }]);
    away.mockRestore();
  });
});

it('an amount that the provider refuses is refused with the amount', async () => {
  const other = await openTestShop();
  await setSettings(other, { shipping: 0, taxRate: 0 });
  const cheap = await addStockedLamp(other.db, 1);
  await other.db.update(products).set({ priceCents: 59 }).where(eq(products.id, cheap.id));
  // Its least depends on the currency that it pays the shop in.
  const refusal = { about: 'amount' as const, message: 'Amount must convert to at least 200 cents.' };
  const refusing = vi.spyOn(other.services.payments, 'createPayment');
  refusing.mockResolvedValueOnce({ ok: false, providerRefusal: refusal });
  const { status, failure } = await start(other, cheap, 0.59, { order: createOrderBody(cheap) });
  expect([status, failure.code]).toEqual([422, 'payment_refused']);
  expect(failure.fields).toEqual({ amount: 'A payment of $0.59 is not accepted by the payment provider.' });
  expect(await readStock(other.db, cheap)).toBe(1);
  await other.close();
});

it('a payment that the provider does not know is asked for ever less often, and then left to a person', async () => {
  const { body } = await start(shop, lamp, LAMP_TOTAL, { order: createOrderBody(lamp) });
  await shop.db
    .update(checkouts)
    .set({ paymentIntentId: 'pi_of_another_account' })
    .where(eq(checkouts.paymentIntentId, body.paymentIntentId));
  const asked = vi.spyOn(shop.payments.provider, 'findPayment');
  const looksOn = async (days: number, pause: number) => {
    asked.mockClear();
    for (let passed = 0; passed < days * DAY; passed += pause) {
      shop.later(pause);
      await shop.reconciler.runNow();
    }
    return asked.mock.calls.filter(([id]) => id === 'pi_of_another_account').length;
  };
  expect(await looksOn(1, HOUR)).toBeGreaterThan(10);
  expect(await looksOn(4, 6 * HOUR)).toBeLessThan(12);
  expect(await looksOn(13, DAY)).toBeLessThan(14);
  expect(await looksOn(3, DAY)).toBe(0);
  const shown = (await paymentsShown('unsettled')).filter(
    ({ paymentIntentId }) => paymentIntentId === 'pi_of_another_account',
  );
  expect(shown).toMatchObject([{ state: 'open', isSettled: false }]);
  expect(shown[0]?.explanation).toContain('The shop has stopped asking');
  asked.mockRestore();
});
