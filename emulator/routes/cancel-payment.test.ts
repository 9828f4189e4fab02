import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { catchError, PUBLISHABLE_KEY, startEmulator } from '../testing/start-emulator.ts';

const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

it('cancels an intent that is not paid, with the reason', async () => {
  const emulator = await startEmulator({ now: () => new Date('2026-05-01T10:00:00.900Z') });
  const { id } = await emulator.createIntent();
  const canceled = await emulator.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({
    id,
    status: 'canceled',
    canceled_at: Date.UTC(2026, 4, 1, 10) / 1000,
    cancellation_reason: 'abandoned',
    amount_received: 0,
  });
  await emulator.restart();
  expect(await emulator.stripe.paymentIntents.retrieve(id)).toEqual(canceled);
});

describe('a canceled intent', () => {
  it('can never be paid', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    await emulator.stripe.paymentIntents.cancel(intent.id);
    const { status, body } = await emulator.confirm(intent, '4242424242424242');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'canceled' },
    });
    expect(await emulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'canceled',
      latest_charge: null,
    });
  });

  it('ends its challenge', async () => {
    const emulator = await startEmulator();
    const intent = await emulator.createIntent();
    const { body } = await emulator.confirm(intent, '4000000000003220');
    const link: string = body.next_action.use_stripe_sdk.stripe_js.replace('/emulator/stripe', '');
    const canceled = await emulator.stripe.paymentIntents.cancel(intent.id);
    expect(canceled).toMatchObject({ status: 'canceled', next_action: null });

    expect((await emulator.request(link)).status).toBe(404);
    const token = new URLSearchParams(link.split('?')[1]);
    const approve = await emulator.request(`/challenge/${intent.id}/approve`, {
      method: 'POST',
      body: token,
    });
    expect(approve.status).toBe(404);
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });

  it('was either canceled or paid, when both requests are concurrent', async () => {
    const emulator = await startEmulator();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const intent = await emulator.createIntent();
        const { paymentIntents } = emulator.stripe;
        const calls = [
          () => paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
          () => paymentIntents.cancel(intent.id),
        ];
        const inOrder = index % 2 === 0 ? calls : calls.toReversed();
        const results = await Promise.allSettled(inOrder.map((call) => call()));
        const after = await paymentIntents.retrieve(intent.id);
        return [results.map(({ status }) => status).join(), after.status, after.amount_received];
      }),
    );
    for (const [index, outcome] of outcomes.entries()) {
      expect(outcome).toEqual([
        'fulfilled,rejected',
        ...(index % 2 === 0 ? ['succeeded', 4321] : ['canceled', 0]),
      ]);
    }
  });
});

describe('refuses', () => {
  it('an intent that is paid, or canceled', async () => {
    const emulator = await startEmulator();
    const { cancel } = emulator.stripe.paymentIntents;
    const paid = await emulator.pay();
    const canceled = await emulator.stripe.paymentIntents.cancel((await emulator.createIntent()).id);
    for (const { id, status } of [paid, canceled]) {
      const again = cancel.call(emulator.stripe.paymentIntents, id);
      expect(await catchError(StripeInvalidRequestError, again)).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id, status },
        message: expect.stringContaining(`it has a status of ${status}`),
      });
    }
  });

  it('a reason it does not know, an unknown intent, and browsers', async () => {
    const emulator = await startEmulator();
    const { stripe } = emulator;
    const { id } = await emulator.createIntent();
    const reason = stripe.paymentIntents.cancel(id, { cancellation_reason: 'boredom' });
    expect(await catchError(StripeInvalidRequestError, reason)).toMatchObject({
      param: 'cancellation_reason',
    });
    const unknown = stripe.paymentIntents.cancel('pi_none');
    expect(await catchError(StripeInvalidRequestError, unknown)).toMatchObject({ statusCode: 404 });
    const browser = emulator.stripeWith(PUBLISHABLE_KEY).paymentIntents.cancel(id);
    await catchError(StripePermissionError, browser);
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  });
});
