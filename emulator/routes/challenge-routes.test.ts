import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { startEmulator, type TestEmulator } from '../testing/start-emulator.ts';

const CHALLENGED = '4000000000003220';

/** Confirms with a card that asks first, and follows the link as a browser would. */
async function challenge(emulator: TestEmulator, fields: Record<string, string> = {}, number = CHALLENGED) {
  const intent = await emulator.createIntent(123_456);
  const { body } = await emulator.confirm(intent, number, fields);
  expect(body.status).toBe('requires_action');
  const link: string = body.next_action.redirect_to_url?.url ?? body.next_action.use_stripe_sdk.stripe_js;
  return { intent, nextAction: body.next_action, ...follow(emulator, intent, link) };
}

function follow(emulator: TestEmulator, intent: Stripe.PaymentIntent, link: string) {
  const path = link.replace('/emulator/stripe', '');
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
  const answer = (verb: 'approve' | 'reject', given = token) =>
    emulator.request(`/challenge/${intent.id}/${verb}`, {
      method: 'POST',
      body: new URLSearchParams({ token: given }),
    });
  return { path, token, answer, look: () => emulator.request(path) };
}

describe('asks', () => {
  it('on a page with the amount and the card, without any script', async () => {
    const emulator = await startEmulator();
    const { look, token } = await challenge(emulator);
    const response = await look();
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('$1,234.56');
    expect(page).toContain('Visa ending in 3220');
    expect(page).toContain(`name="token" value="${token}"`);
    expect(page).not.toMatch(/<script|\son\w+=|https?:/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['4000002500003155', '4000002760003184', '4000003800000446', CHALLENGED])(
    'for %s',
    async (number) => {
      const emulator = await startEmulator();
      const { answer, intent } = await challenge(emulator, {}, number);
      await answer('approve');
      expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    },
  );

  it('by a redirect when there is an address to return to', async () => {
    const emulator = await startEmulator();
    const { nextAction, look } = await challenge(emulator, { return_url: 'https://shop.example/back' });
    expect(nextAction).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: { return_url: 'https://shop.example/back' },
    });
    const policy = (await look()).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://shop.example;");
  });

  it('through the browser script when there is none', async () => {
    const { nextAction, path } = await challenge(await startEmulator());
    expect(nextAction).toMatchObject({
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/emulator/stripe${path}` },
    });
  });

  it('nothing for a card whose challenge is optional', async () => {
    const emulator = await startEmulator();
    const { body } = await emulator.confirm(await emulator.createIntent(), '4000000000003055');
    expect(body.status).toBe('succeeded');
  });
});

describe('approved', () => {
  it('is paid, and shows that without an address to return to', async () => {
    const emulator = await startEmulator();
    const { intent, answer, look } = await challenge(emulator);
    const response = await answer('approve');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('You can close this window');
    expect(await (await look()).text()).toContain('Payment approved');
    const paid = await emulator.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      next_action: null,
      latest_charge: {
        payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
      },
    });
  });

  it.each([
    ['https://shop.example/back?a=1#end', 'https://shop.example/back?a=1&'],
    ['/checkout/return', '/checkout/return?'],
  ])('returns to %s', async (returnUrl, start) => {
    const { intent, answer } = await challenge(await startEmulator(), { return_url: returnUrl });
    const response = await answer('approve');
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(start)).toBe(true);
    expect(Object.fromEntries(new URL(location, 'http://origin').searchParams)).toMatchObject({
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('is still declined by the bank of %s: %s', async (number, declineCode) => {
    const emulator = await startEmulator();
    const { intent, answer } = await challenge(emulator, { return_url: '/back' }, number);
    const location = (await answer('approve')).headers.get('location');
    expect(location).toContain('redirect_status=failed');
    expect(await emulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: declineCode },
    });
  });

  it('charges once after repeated clicks', async () => {
    const emulator = await startEmulator();
    const { intent, answer } = await challenge(emulator, { return_url: '/back' });
    const answers = await Promise.all([answer('approve'), answer('approve'), answer('reject')]);
    const locations = new Set(answers.map((response) => response.headers.get('location')));
    expect(locations.size).toBe(1);
    const { latest_charge: charge } = await emulator.stripe.paymentIntents.retrieve(intent.id);
    await answer('approve');
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBe(charge);
  });
});

describe('rejected', () => {
  it('is not paid and can be tried again', async () => {
    const emulator = await startEmulator();
    const { intent, answer, look } = await challenge(emulator);
    expect(await (await answer('reject')).text()).toContain('Payment not approved');
    expect(await (await look()).text()).toContain('Payment not approved');
    expect(await emulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      payment_method: null,
      last_payment_error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        payment_method: { card: { last4: '3220' } },
      },
    });
    expect((await emulator.confirm(intent, '4242424242424242')).body.status).toBe('succeeded');
  });
});

describe('a link', () => {
  it('has no effect without its token', async () => {
    const emulator = await startEmulator();
    const { intent, answer } = await challenge(emulator);
    expect((await emulator.request(`/challenge/${intent.id}`)).status).toBe(404);
    expect((await emulator.request(`/challenge/${intent.id}?token=guess`)).status).toBe(404);
    expect((await answer('approve', 'guess')).status).toBe(404);
    expect((await answer('approve', '')).status).toBe(404);
    expect((await emulator.request('/challenge/pi_none?token=x')).status).toBe(404);
    expect((await emulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
  });

  it('is replaced when the shopper starts over', async () => {
    const emulator = await startEmulator();
    const first = await challenge(emulator);
    const { body } = await emulator.confirm(first.intent, CHALLENGED);
    const second = follow(emulator, first.intent, body.next_action.use_stripe_sdk.stripe_js);
    expect((await first.answer('approve')).status).toBe(404);
    expect((await second.answer('approve')).status).toBe(200);
    expect((await emulator.stripe.paymentIntents.retrieve(first.intent.id)).status).toBe('succeeded');
  });
});
