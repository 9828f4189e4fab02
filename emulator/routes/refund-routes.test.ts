import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, PUBLISHABLE_KEY, startEmulator } from '../testing/start-emulator.ts';
import { webhookEndpoint } from '../testing/webhook-endpoint.ts';

const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

describe('refunds', () => {
  it('a payment, in all its objects', async () => {
    const emulator = await startEmulator();
    const { stripe } = emulator;
    const paid = await emulator.pay();
    const refund = await stripe.refunds.create({
      payment_intent: paid.id,
      reason: 'requested_by_customer',
      metadata: { why: 'sold out' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 4321,
      currency: 'usd',
      status: 'succeeded',
      reason: 'requested_by_customer',
      metadata: { why: 'sold out' },
      payment_intent: paid.id,
      charge: paid.latest_charge,
    });
    expect(refund.id).toMatch(/^re_[0-9A-Za-z]{24}$/);
    expect(refund).not.toHaveProperty('failure_reason');
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({
      amount_refunded: 4321,
      refunded: true,
      status: 'succeeded',
    });
    expect(await stripe.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] })).toMatchObject({
      status: 'succeeded',
      amount_received: 4321,
      latest_charge: { amount_refunded: 4321 },
    });
  });

  it('a charge in parts, of which none is too much', async () => {
    const emulator = await startEmulator();
    const charge = String((await emulator.pay()).latest_charge);
    const refund = (amount: number) => emulator.stripe.refunds.create({ charge, amount });
    const results = await Promise.allSettled([refund(2000), refund(2000), refund(2000), refund(2000)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(await emulator.stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 4000,
      refunded: false,
    });
  });

  it('once for the same idempotency key', async () => {
    const emulator = await startEmulator();
    const parameters = { payment_intent: (await emulator.pay()).id, amount: 100 };
    const create = () => emulator.stripe.refunds.create(parameters, { idempotencyKey: 'refund-1' });
    const first = await create();
    expect((await create()).id).toBe(first.id);
  });
});

describe('refuses', () => {
  it('what is refunded already', async () => {
    const emulator = await startEmulator();
    const { id } = await emulator.pay();
    await emulator.stripe.refunds.create({ payment_intent: id });
    const again = emulator.stripe.refunds.create({ payment_intent: id });
    expect(await catchError(StripeInvalidRequestError, again)).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
      message: expect.stringMatching(/^Charge ch_\w+ has already been refunded\.$/),
    });
  });

  it('more than was paid', async () => {
    const emulator = await startEmulator();
    const refund = emulator.stripe.refunds.create({
      payment_intent: (await emulator.pay()).id,
      amount: 4322,
    });
    expect(await catchError(StripeInvalidRequestError, refund)).toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($43.22) is greater than unrefunded amount on charge ($43.21)',
    });
  });

  it('a payment that was not made, and a charge that failed', async () => {
    const emulator = await startEmulator();
    const { stripe } = emulator;
    const { id } = await emulator.createIntent();
    const unpaid = await catchError(StripeInvalidRequestError, stripe.refunds.create({ payment_intent: id }));
    expect(unpaid).toMatchObject({
      statusCode: 400,
      message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }).catch(() => {});
    const { latest_charge: failed } = await stripe.paymentIntents.retrieve(id);
    await catchError(StripeInvalidRequestError, stripe.refunds.create({ charge: String(failed) }));
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  it.each([
    [{}, 400, 'parameter_missing'],
    [{ payment_intent: 'pi_none' }, 404, 'resource_missing'],
    [{ charge: 'ch_none' }, 404, 'resource_missing'],
    [{ charge: 'ch_none', payment_intent: 'pi_none' }, 400, 'parameters_exclusive'],
    [{ payment_intent: 'pi_none', amount: 0 }, 400, 'parameter_invalid_integer'],
    [{ payment_intent: 'pi_none', amount: 1.5 }, 400, 'parameter_invalid_integer'],
    [{ payment_intent: 'pi_none', reason: 'why_not' }, 400, undefined],
    [{ payment_intent: 'pi_none', instructions_email: 'a@example.com' }, 400, 'parameter_unknown'],
  ])('%o', async (parameters, statusCode, code) => {
    const { stripe } = await startEmulator();
    const create = stripe.refunds.create(parameters);
    expect(await catchError(StripeInvalidRequestError, create)).toMatchObject({ statusCode, code });
  });

  it('browsers, and what it does not know', async () => {
    const { stripe, stripeWith } = await startEmulator();
    const browser = stripeWith(PUBLISHABLE_KEY);
    await catchError(StripePermissionError, browser.refunds.create({ payment_intent: 'pi_1' }));
    await catchError(StripePermissionError, browser.refunds.list());
    const unknown = await catchError(StripeInvalidRequestError, stripe.refunds.retrieve('re_none'));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });
});

describe('lists', () => {
  it('those of one payment or one charge, newest first', async () => {
    const emulator = await startEmulator();
    const { stripe } = emulator;
    const one = await emulator.pay();
    const other = await emulator.pay();
    const made = [];
    for (const [payment, amount] of [
      [one, 100],
      [other, 200],
      [one, 300],
    ] as const) {
      made.unshift(await stripe.refunds.create({ payment_intent: payment.id, amount }));
    }
    const amounts = async (parameters: Stripe.RefundListParams) =>
      (await stripe.refunds.list(parameters)).data.map(({ amount }) => amount);
    expect((await stripe.refunds.list()).data).toEqual(made);
    expect(await amounts({ payment_intent: one.id })).toEqual([300, 100]);
    expect(await amounts({ charge: String(other.latest_charge) })).toEqual([200]);
    expect(await amounts({ payment_intent: one.id, charge: String(other.latest_charge) })).toEqual([]);
    expect(await amounts({ payment_intent: one.id, limit: 1 })).toEqual([300]);
  });
});

describe('a slow bank', () => {
  it('lets a pending refund succeed', async () => {
    const endpoint = webhookEndpoint(['refund.updated', 'refund.failed']);
    const emulator = await startEmulator({ webhooks: endpoint.options, refundDelay: 0 });
    const paid = await emulator.pay('pm_card_pendingRefund');
    const refund = await emulator.stripe.refunds.create({ payment_intent: paid.id });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    await endpoint.until(1);
    expect(endpoint.received[0]?.event).toMatchObject({
      type: 'refund.updated',
      data: { object: { id: refund.id, status: 'succeeded' } },
    });
    expect(await emulator.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
    expect(await emulator.stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({
      refunded: true,
    });
  });

  it('lets a refund fail that seemed to succeed', async () => {
    const endpoint = webhookEndpoint(['refund.updated', 'refund.failed']);
    const emulator = await startEmulator({ webhooks: endpoint.options, refundDelay: 0 });
    const paid = await emulator.pay('pm_card_refundFail');
    const refund = await emulator.stripe.refunds.create({ payment_intent: paid.id });
    expect(refund.status).toBe('succeeded');
    await endpoint.until(2);
    expect(endpoint.types().toSorted()).toEqual(['refund.failed', 'refund.updated']);
    expect(endpoint.received[0]?.event.data.object).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await emulator.stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
  });

  it('is waited for across a restart', async () => {
    const endpoint = webhookEndpoint(['refund.updated']);
    let time = Date.now();
    const emulator = await startEmulator({
      webhooks: endpoint.options,
      refundDelay: 60_000,
      now: () => new Date(time),
    });
    const paid = await emulator.pay('pm_card_pendingRefund');
    const refund = await emulator.stripe.refunds.create({ payment_intent: paid.id });
    expect(await emulator.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'pending' });
    time += 60_000;
    await emulator.restart();
    await endpoint.until(1);
    expect(await emulator.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
  });
});
