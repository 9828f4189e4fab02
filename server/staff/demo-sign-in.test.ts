import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sendEmailCode } from '#contract/calls/email-codes.ts';
import { getSession, getSignInOptions, signIn } from '#contract/calls/sign-in.ts';
import { readConfig } from '../config/config.ts';
import { DEMO_SIGN_IN } from '../config/demo-sign-in.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { ensureDemoStaff } from './demo-staff.ts';

const HERE = { address: '127.0.0.1' };
const FORWARDED = { address: '127.0.0.1', headers: { 'X-Forwarded-For': '203.0.113.9' } };
const body = DEMO_SIGN_IN;

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

describe('a demo that nobody asked for', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ demoForAll: false });
    await ensureDemoStaff(shop.staff);
  });
  afterAll(() => shop.close());

  const askForCode = (init: object) => shop.send(sendEmailCode, { body: { email: 'ada@example.com' } }, init);

  it('shows its sign-in and codes on the machine itself', async () => {
    expect((await shop.send(getSignInOptions, {}, HERE)).body).toEqual({ demo: DEMO_SIGN_IN });
    expect((await shop.send(signIn, { body }, HERE)).status).toBe(200);
    expect((await askForCode(HERE)).body.demoCode).toMatch(/^\d{6}$/);
  });

  test.each([
    ['that a proxy of this machine forwards', FORWARDED],
    ['that a proxy forwards as from this machine', { ...HERE, headers: { 'X-Forwarded-For': '127.0.0.1' } }],
    ['that a tunnel forwards', { ...HERE, headers: { 'CF-Connecting-IP': '203.0.113.9' } }],
    ['from another machine', { address: '203.0.113.9' }],
  ])('neither signs in nor shows a code to a visitor %s', async (_, init) => {
    expect((await shop.send(getSignInOptions, {}, init)).body).toEqual({});
    expect((await shop.send(signIn, { body }, init)).failure.message).toBe('Invalid credentials.');
    expect((await askForCode(init)).body).not.toHaveProperty('demoCode');
  });

  it('ends a session of the machine itself that a proxy forwards', async () => {
    const { headers } = await shop.send(signIn, { body }, HERE);
    const Cookie = cookieOf(headers);
    expect((await shop.send(getSession, {}, { ...HERE, headers: { Cookie } })).status).toBe(200);
    const forwarded = { ...FORWARDED, headers: { ...FORWARDED.headers, Cookie } };
    expect((await shop.send(getSession, {}, forwarded)).status).toBe(401);
  });
});

describe('a shop behind a proxy that TRUSTED_PROXIES names', () => {
  it.each([{}, { PUBLIC_URL: 'http://localhost:3000' }])(
    'is no demo for anybody, with %j',
    async (settings) => {
      const config = readConfig({ TRUSTED_PROXIES: '127.0.0.1', ...settings });
      const { demoSignIn, demoForAll, publicUrl, trustedProxies } = config;
      const shop = await openTestShop({ demoSignIn, demoForAll, publicUrl, trustedProxies });
      await ensureDemoStaff(shop.staff);
      expect((await shop.send(signIn, { body }, FORWARDED)).status).toBe(401);
      expect((await shop.send(getSignInOptions, {}, FORWARDED)).body).toEqual({});
      const code = await shop.send(sendEmailCode, { body: { email: 'ada@example.com' } }, FORWARDED);
      expect(code.body).not.toHaveProperty('demoCode');
      await shop.close();
    },
  );

  it('is a demo for all who reach it where that was asked for', async () => {
    const { demoSignIn, demoForAll } = readConfig({ TRUSTED_PROXIES: '127.0.0.1', DEMO_SIGN_IN: 'on' });
    const shop = await openTestShop({ demoSignIn, demoForAll });
    await ensureDemoStaff(shop.staff);
    expect((await shop.send(signIn, { body }, FORWARDED)).status).toBe(200);
    await shop.close();
  });
});
