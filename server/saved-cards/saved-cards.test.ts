import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eraseAccount, exportAccount, signOut } from '#contract/calls/account.ts';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { listSavedCards, removeSavedCard } from '#contract/calls/saved-cards.ts';
import { paymentCustomers } from '#db/schema/index.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { confirmCard, createOrderBody } from '../testing/buy.ts';
import { proveEmail, readCookies } from '../testing/prove-email.ts';
import { CARDS, orderTotal } from '../testing/purchase.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, PROVIDER_KEY, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
  await addProducts(shop.db, lamp);
}, 60_000);
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

type Headers = Record<string, string>;

const newEmail = () => `${randomUUID()}@example.com`;
const listCards = (headers: Headers) => shop.send(listSavedCards, {}, { headers });
const order = createOrderBody(lamp);

/** Starts the payment of a lamp, for an order of another email than the account's. */
function start(headers: Headers, savedCard?: { use: 'saved' | 'save'; account: string }, more: object = {}) {
  const orderData = {
    customerEmail: order.userEmail,
    customerName: 'Ada Lovelace',
    productId: lamp.id,
    productName: lamp.name,
    quantity: 1,
  };
  const amount = orderTotal(lamp.priceCents);
  const body = {
    amount,
    currency: 'usd' as const,
    orderData,
    order,
    ...(savedCard && { savedCard }),
    ...more,
  };
  return shop.send(createPaymentIntent, { body }, { headers });
}

/** A signed-in browser that has paid, and saved the card. */
async function signInWithCard(card = CARDS.good, email = newEmail()) {
  const headers: Headers = await proveEmail(shop, email);
  const { body: started } = await start(headers, { use: 'save', account: email });
  await confirmCard(shop, started.clientSecret, card);
  const { body } = await listCards(headers);
  return { email, headers, started, cards: body.cards, cardId: body.cards[0]?.id ?? '' };
}

/** Confirms with a saved card, as the browser does. */
async function confirmSaved(clientSecret: string, cardId: string) {
  const [id] = clientSecret.split('_secret_');
  const form = { key: 'pk_test_demo', client_secret: clientSecret, payment_method: cardId };
  return await shop.fetch(`/emulator/stripe/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
}

/** Reads an object of the provider. */
async function atProvider(path: string) {
  const answer = await shop.fetch(`/emulator/stripe/v1/${path}`, {
    headers: { Authorization: `Bearer ${PROVIDER_KEY}` },
  });
  return await answer.json();
}

const customerIds = async () => (await shop.db.select().from(paymentCustomers)).map((row) => row.customerId);

describe('a card', () => {
  it('is saved for the account that asks for it, and what was paid becomes an order as ever', async () => {
    const { cards, started, headers } = await signInWithCard();
    expect(cards).toEqual([
      { id: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
    ]);
    const placing = { body: { ...order, paymentIntentId: started.paymentIntentId } };
    const placed = await shop.send(createOrder, placing, { headers });
    expect([placed.status, placed.body.id]).toEqual([201, started.orderId]);
  });

  it('is not saved unless that is asked for, and the provider hears of no customer then', async () => {
    const email = newEmail();
    const headers = await proveEmail(shop, email);
    const { body } = await start(headers);
    await confirmCard(shop, body.clientSecret);
    expect(await atProvider(`payment_intents/${body.paymentIntentId}`)).toMatchObject({
      status: 'succeeded',
      customer: null,
      setup_future_usage: null,
    });
    expect((await listCards(headers)).body).toEqual({ account: email, cards: [] });
  });

  it('that is saved pays for another order; that payment saves nothing', async () => {
    const { email, headers, cardId } = await signInWithCard();
    const { body } = await start(headers, { use: 'saved', account: email });
    expect(await atProvider(`payment_intents/${body.paymentIntentId}`)).toMatchObject({
      customer: expect.stringMatching(/^cus_/),
      setup_future_usage: null,
    });
    expect((await confirmSaved(body.clientSecret, cardId)).status).toBe(200);
    const placing = { body: { ...order, paymentIntentId: body.paymentIntentId } };
    expect((await shop.send(createOrder, placing, { headers })).status).toBe(201);
  });

  it('that is saved twice is shown and removed once', async () => {
    const email = newEmail();
    await signInWithCard(CARDS.good, email);
    const { cards, headers } = await signInWithCard(CARDS.good, email);
    expect(cards).toHaveLength(1);
    const id = cards[0]?.id ?? '';
    expect((await shop.send(removeSavedCard, { params: { id } }, { headers })).status).toBe(200);
    expect((await listCards(headers)).body.cards).toEqual([]);
    expect((await shop.send(removeSavedCard, { params: { id } }, { headers })).status).toBe(404);
  });

  it('is named by a download of the data', async () => {
    const { headers, cards } = await signInWithCard();
    const { body } = await shop.send(exportAccount, {}, { headers });
    expect(body.savedCards).toEqual(cards);
  });
});

describe('a customer of the provider', () => {
  it('is made once for an account, also by requests at the same time and repeated ones', async () => {
    const email = newEmail();
    const headers = await proveEmail(shop, email);
    const create = vi.spyOn(shop.payments.provider, 'createCustomer');
    const before = (await customerIds()).length;
    const saving = { use: 'save' as const, account: email.toUpperCase() };
    const answers = await Promise.all([1, 2, 3].map(() => start(headers, saving)));
    const customers = await Promise.all(
      answers.map(({ body }) => atProvider(`payment_intents/${body.paymentIntentId}`)),
    );
    expect(new Set(customers.map(({ customer }) => customer)).size).toBe(1);
    const keyed = { ...headers, 'Idempotency-Key': randomUUID() };
    const [first, again] = [await start(keyed, saving), await start(keyed, saving)];
    expect(again.body.paymentIntentId).toBe(first.body.paymentIntentId);
    expect(await customerIds()).toHaveLength(before + 1);
    expect(new Set(create.mock.calls.map(([key]) => key)).size).toBe(1);
  });

  it('has no name, address or email at the provider', async () => {
    const { started } = await signInWithCard();
    const { customer } = await atProvider(`payment_intents/${started.paymentIntentId}`);
    expect(await atProvider(`customers/${customer}`)).toMatchObject({ email: null, name: null });
  });

  it('that was deleted in the dashboard is made anew for the next card', async () => {
    const { email, headers, started } = await signInWithCard();
    const { customer } = await atProvider(`payment_intents/${started.paymentIntentId}`);
    await shop.payments.provider.deleteCustomer(customer);
    expect((await listCards(headers)).body.cards).toEqual([]);
    const again = await signInWithCard(CARDS.good, email);
    expect(again.cards).toHaveLength(1);
  });
});

describe('someone else', () => {
  it('is refused as a guest, however the customer is named', async () => {
    const { email, started } = await signInWithCard();
    const { customer } = await atProvider(`payment_intents/${started.paymentIntentId}`);
    for (const use of ['save', 'saved'] as const)
      expect((await start({}, { use, account: email })).status).toBe(403);
    const named = await start({}, undefined, { customer, customerId: customer });
    expect(await atProvider(`payment_intents/${named.body.paymentIntentId}`)).toMatchObject({
      customer: null,
    });
    expect((await listCards({})).status).toBe(403);
  });

  it('cannot save to, pay with or remove what is of another account', async () => {
    const { email, cardId, headers } = await signInWithCard();
    const other = await signInWithCard();
    expect((await start(other.headers, { use: 'save', account: email })).status).toBe(403);
    const { body } = await start(other.headers, { use: 'saved', account: other.email });
    const refused = await confirmSaved(body.clientSecret, cardId);
    expect([refused.status, (await refused.json()).error.type]).toEqual([400, 'invalid_request_error']);
    const guests = await start({});
    expect((await confirmSaved(guests.body.clientSecret, cardId)).status).toBe(400);
    const removing = await shop.send(removeSavedCard, { params: { id: cardId } }, { headers: other.headers });
    expect(removing.status).toBe(404);
    expect((await listCards(headers)).body.cards).toHaveLength(1);
  });

  it('sees nothing after signing out', async () => {
    const { headers, email } = await signInWithCard();
    const left = await shop.send(signOut, {}, { headers });
    const without = readCookies(left.headers);
    expect((await listCards(without)).status).toBe(403);
    expect((await start(without, { use: 'saved', account: email })).status).toBe(403);
  });

  it('gets no answer of it from a cache', async () => {
    const { headers } = await signInWithCard();
    const { headers: answered } = await listCards(headers);
    expect(answered.get('Cache-Control')).toMatch(/no-store/);
  });
});

describe('an erased account', () => {
  it('loses its customer at the provider, tried again until the provider answers', async () => {
    const { headers, started, email, cardId } = await signInWithCard();
    const { customer } = await atProvider(`payment_intents/${started.paymentIntentId}`);
    expect((await shop.send(eraseAccount, {}, { headers })).status).toBe(200);
    const remove = vi.spyOn(shop.payments.provider, 'deleteCustomer');
    remove.mockRejectedValueOnce(new ProviderUnavailable('away'));
    await shop.customerCleaner.runNow();
    expect(await customerIds()).toContain(customer);
    await shop.customerCleaner.runNow();
    expect(await customerIds()).not.toContain(customer);
    expect(await atProvider(`customers/${customer}`)).toMatchObject({ deleted: true });

    const again = await signInWithCard(CARDS.declined, email);
    expect(again.cards).toEqual([]);
    const { body } = await start(again.headers, { use: 'saved', account: email });
    expect((await confirmSaved(body.clientSecret, cardId)).status).toBe(400);
  });

  /** Customers of erased accounts, in the order in which they are found; the provider knows none of them. */
  async function markCustomers(count: number) {
    const ids = Array.from({ length: count }, (_, position) => `cus_${String(position).padStart(3, '0')}`);
    await shop.db.delete(paymentCustomers);
    await shop.db.insert(paymentCustomers).values(ids.map((id) => ({ key: id, customerId: id })));
    return ids;
  }
  const refused = (customerId: string) =>
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'customer_locked',
      message: `No deletion of ${customerId}`,
    });

  it('is not held up by customers that the provider refuses to delete, and none of them is logged', async () => {
    const ids = await markCustomers(250);
    const first = ids.slice(0, 200);
    const remove = vi.spyOn(shop.payments.provider, 'deleteCustomer');
    remove.mockImplementation(async (id) => {
      if (first.includes(id)) throw refused(id);
    });
    const warn = vi.spyOn(shop.services.log, 'warn');
    for (const round of [1, 2, 3]) {
      await shop.customerCleaner.runNow();
      expect(remove).toHaveBeenCalledTimes(100 * round);
    }
    expect((await customerIds()).sort()).toEqual(first);
    // The third round begins with the last 50, and goes on with the first.
    expect(remove.mock.calls.slice(200).map(([id]) => id)).toEqual([...ids.slice(200), ...ids.slice(0, 50)]);
    expect(warn.mock.calls.map(([about]) => about)).toEqual(
      [100, 100, 50].map((count) => expect.objectContaining({ code: 'customer_locked', count })),
    );
    expect(JSON.stringify(warn.mock.calls)).not.toContain('cus_');
  });

  it('ends a round without an answer, and the next one begins with another customer', async () => {
    await markCustomers(3);
    const remove = vi.spyOn(shop.payments.provider, 'deleteCustomer');
    const tried: string[] = [];
    remove.mockImplementation(async (id) => {
      tried.push(id);
      if (id === tried[0]) throw new ProviderUnavailable('away');
    });
    await shop.customerCleaner.runNow();
    expect(tried).toHaveLength(1);
    await shop.customerCleaner.runNow();
    expect(await customerIds()).toEqual(tried.slice(0, 1));
  });

  it('without an answer of the provider yet leaves nothing', async () => {
    const email = newEmail();
    const headers = await proveEmail(shop, email);
    const create = vi.spyOn(shop.services.payments, 'createCustomer');
    create.mockRejectedValueOnce(new ProviderUnavailable('away'));
    expect((await start(headers, { use: 'save', account: email })).status).toBe(503);
    const before = (await customerIds()).length;
    expect((await shop.send(eraseAccount, {}, { headers })).status).toBe(200);
    expect(await customerIds()).toHaveLength(before - 1);
  });
});

describe('while the provider does not answer', () => {
  it('the cards are not shown, and said to be the provider’s', async () => {
    const { headers } = await signInWithCard();
    const find = vi.spyOn(shop.services.payments, 'findSavedCards');
    find.mockRejectedValueOnce(new ProviderUnavailable('away'));
    const { status, failure } = await listCards(headers);
    expect([status, failure.code]).toEqual([503, 'provider_unavailable']);
  });

  it('accounts without a card do not ask it', async () => {
    const headers = await proveEmail(shop, newEmail());
    const find = vi.spyOn(shop.payments.provider, 'findSavedCards');
    expect((await listCards(headers)).body.cards).toEqual([]);
    expect(find).not.toHaveBeenCalled();
  });
});
