import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, PUBLISHABLE_KEY, startEmulator, type TestEmulator } from '../testing/start-emulator.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

const payment = { amount: 4321, currency: 'usd' };

/** A customer with a card that a payment has saved. */
async function startWithSavedCard(number = '4242424242424242', options = {}) {
  const emulator = await startEmulator(options);
  const { stripe } = emulator;
  const customer = await stripe.customers.create({ metadata: { account: 'a1' } });
  const intent = await saving(emulator, customer.id);
  const { body } = await emulator.confirm(intent, number);
  return { ...emulator, customer, paid: body };
}

const saving = ({ stripe }: Pick<TestEmulator, 'stripe'>, customer: string) =>
  stripe.paymentIntents.create({ ...payment, customer, setup_future_usage: 'on_session' });

const listMethods = async (stripe: Stripe, customer: string) =>
  (await stripe.customers.listPaymentMethods(customer, { type: 'card' })).data;

/** Confirms with a known card, as a browser does. */
const confirmWith = (emulator: Pick<TestEmulator, 'post'>, intent: Stripe.PaymentIntent, method: string) =>
  emulator.post(`/v1/payment_intents/${intent.id}/confirm`, {
    key: PUBLISHABLE_KEY,
    client_secret: intent.client_secret ?? '',
    payment_method: method,
  });

describe('a customer', () => {
  it('is created once per idempotency key, and read', async () => {
    const { stripe } = await startEmulator();
    const create = () =>
      stripe.customers.create({ metadata: { account: 'a1' } }, { idempotencyKey: 'account-a1' });
    const [customer, again] = [await create(), await create()];
    expect(customer.id).toMatch(/^cus_/);
    expect(again.id).toBe(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      object: 'customer',
      metadata: { account: 'a1' },
    });
    expect(await listMethods(stripe, customer.id)).toEqual([]);
  });

  it('cannot be created, read or listed with a publishable key', async () => {
    const { request } = await startEmulator();
    for (const path of ['/v1/customers/cus_1', '/v1/customers/cus_1/payment_methods'])
      expect((await request(`${path}?key=${PUBLISHABLE_KEY}`)).status).toBe(403);
  });

  it('that is deleted has no cards, pays nothing, and says so', async () => {
    const emulator = await startWithSavedCard();
    const { stripe, customer, paid } = emulator;
    const open = await stripe.paymentIntents.create({ ...payment, customer: customer.id });
    expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    const missing = await catchError(StripeInvalidRequestError, listMethods(stripe, customer.id));
    expect(missing).toMatchObject({ code: 'resource_missing', statusCode: 404 });
    const creating = stripe.paymentIntents.create({ ...payment, customer: customer.id });
    expect(await catchError(StripeInvalidRequestError, creating)).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    expect((await confirmWith(emulator, open, paid.payment_method)).status).toBe(400);
    const again = stripe.customers.del(customer.id);
    expect(await catchError(StripeInvalidRequestError, again)).toMatchObject({ code: 'resource_missing' });
  });
});

describe('a card', () => {
  it('is saved by a payment that asks for it', async () => {
    const { stripe, customer, paid } = await startWithSavedCard();
    expect(paid).toMatchObject({ status: 'succeeded', setup_future_usage: 'on_session' });
    expect(paid).not.toHaveProperty('customer');
    const methods = await listMethods(stripe, customer.id);
    expect(methods).toMatchObject([
      {
        id: paid.payment_method,
        customer: customer.id,
        card: { brand: 'visa', last4: '4242', exp_year: 2034 },
      },
    ]);
  });

  it('is saved once its bank was asked', async () => {
    const { stripe, customer, paid, request } = await startWithSavedCard('4000002500003155');
    expect(paid.status).toBe('requires_action');
    expect(await listMethods(stripe, customer.id)).toEqual([]);
    const url = new URL(paid.next_action.use_stripe_sdk.stripe_js, 'http://shop');
    await request(`${url.pathname.replace('/emulator/stripe', '')}/approve`, {
      method: 'POST',
      body: url.searchParams,
    });
    expect(await listMethods(stripe, customer.id)).toMatchObject([{ card: { last4: '3155' } }]);
  });

  it('is not saved by a declined payment, or one that does not ask', async () => {
    const emulator = await startWithSavedCard('4000000000000002');
    const { stripe, customer } = emulator;
    const asksNot = await stripe.paymentIntents.create({ ...payment, customer: customer.id });
    expect((await emulator.confirm(asksNot, '4242424242424242')).status).toBe(200);
    expect(await listMethods(stripe, customer.id)).toEqual([]);
  });

  it('that is saved pays again, for its customer only', async () => {
    const emulator = await startWithSavedCard();
    const { stripe, customer, paid } = emulator;
    const own = await stripe.paymentIntents.create({ ...payment, customer: customer.id });
    const again = await confirmWith(emulator, own, paid.payment_method);
    expect(again.body).toMatchObject({ status: 'succeeded', payment_method: paid.payment_method });
    const other = await stripe.customers.create();
    for (const intent of [
      await stripe.paymentIntents.create({ ...payment, customer: other.id }),
      await stripe.paymentIntents.create(payment),
    ]) {
      const refused = await confirmWith(emulator, intent, paid.payment_method);
      expect(refused).toMatchObject({ status: 400, body: { error: { param: 'payment_method' } } });
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
    }
  });

  it('that is removed pays no more, and cannot be removed again', async () => {
    const emulator = await startWithSavedCard();
    const { stripe, customer, paid } = emulator;
    const detached = await stripe.paymentMethods.detach(paid.payment_method);
    expect(detached.customer).toBeNull();
    expect(await listMethods(stripe, customer.id)).toEqual([]);
    const intent = await stripe.paymentIntents.create({ ...payment, customer: customer.id });
    expect((await confirmWith(emulator, intent, paid.payment_method)).status).toBe(400);
    await catchError(StripeInvalidRequestError, stripe.paymentMethods.detach(paid.payment_method));
    await catchError(StripeInvalidRequestError, stripe.paymentMethods.detach('pm_none'));
  });

  it('that has expired since is declined', async () => {
    let time = new Date('2026-05-01T10:00:00Z');
    const { stripe, customer, paid } = await startWithSavedCard(undefined, { now: () => time });
    time = new Date('2034-12-31T23:00:00Z');
    const intent = await stripe.paymentIntents.create({ ...payment, customer: customer.id });
    time = new Date('2035-01-01T00:00:00Z');
    const confirming = stripe.paymentIntents.confirm(intent.id, { payment_method: paid.payment_method });
    expect(await catchError(StripeCardError, confirming)).toMatchObject({ code: 'expired_card' });
  });

  it('stays saved after a restart', async () => {
    const { stripe, customer, restart } = await startWithSavedCard();
    await restart();
    expect(await listMethods(stripe, customer.id)).toHaveLength(1);
  });
});
