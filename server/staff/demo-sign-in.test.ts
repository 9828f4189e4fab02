import { afterEach, beforeEach, describe, expect, inject, it, test } from 'vitest';
import { sendEmailCode } from '#contract/calls/email-codes.ts';
import { listProducts } from '#contract/calls/products.ts';
import { getSession, getSignInOptions, signIn } from '#contract/calls/sign-in.ts';
import { readConfig } from '../config/config.ts';
import { DEMO_SIGN_IN } from '../config/demo-sign-in.ts';
import { reachWarning } from '../http/reached-by-others.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { ensureDemoStaff } from './demo-staff.ts';

const HERE = { address: '127.0.0.1' };
const FORWARDED = { address: '127.0.0.1', headers: { 'X-Forwarded-For': '203.0.113.9' } };
/** The headers of a proxy that adds none, for a browser at the public address. */
const THROUGH_SILENT_PROXY = {
  address: '127.0.0.1',
  headers: { Host: '127.0.0.1:3000', Referer: 'https://shop.example/', 'Sec-Fetch-Site': 'same-origin' },
};
const body = DEMO_SIGN_IN;

function readCookie(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

describe('a demo that nobody asked for', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop({ demoForAll: false });
    await ensureDemoStaff(shop.staff);
  });
  afterEach(() => shop.close());

  const askForCode = (init: object) => shop.send(sendEmailCode, { body: { email: 'ada@example.com' } }, init);

  async function isDemoFor(init: object): Promise<boolean> {
    const { status } = await shop.send(signIn, { body }, init);
    const { demo } = (await shop.send(getSignInOptions, {}, init)).body;
    const { demoCode } = (await askForCode(init)).body;
    expect([status === 200, demo !== undefined, demoCode !== undefined]).toEqual(
      Array(3).fill(status === 200),
    );
    return status === 200;
  }

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
    ['whose page has a public name', THROUGH_SILENT_PROXY],
  ])('neither signs in nor shows a code to a visitor %s', async (_, init) => {
    expect((await shop.send(getSignInOptions, {}, init)).body).toEqual({});
    expect((await shop.send(signIn, { body }, init)).failure.message).toBe('Invalid credentials.');
    expect((await askForCode(init)).body).not.toHaveProperty('demoCode');
  });

  it('ends a session of the machine itself that a proxy forwards', async () => {
    const { headers } = await shop.send(signIn, { body }, HERE);
    const Cookie = readCookie(headers);
    expect((await shop.send(getSession, {}, { ...HERE, headers: { Cookie } })).status).toBe(200);
    const forwarded = { ...FORWARDED, headers: { ...FORWARDED.headers, Cookie } };
    expect((await shop.send(getSession, {}, forwarded)).status).toBe(401);
  });

  it('is over for requests that show nothing once one has shown that others reach the shop', async () => {
    const { headers } = await shop.send(signIn, { body }, HERE);
    expect(await isDemoFor(HERE)).toBe(true);
    await shop.send(listProducts, { query: {} }, THROUGH_SILENT_PROXY);
    expect(await isDemoFor(HERE)).toBe(false);
    const ended = { ...HERE, headers: { Cookie: readCookie(headers) } };
    expect((await shop.send(getSession, {}, ended)).status).toBe(401);
  });

  it('is over in every process of the shop, and after a restart', async () => {
    const { rows } = await shop.db.execute<{ name: string }>('select current_database() as name');
    const address = { ...inject('postgres'), database: rows[0]?.name ?? '' };
    const other = await openTestShop({ demoForAll: false }, address);
    await shop.send(listProducts, { query: {} }, FORWARDED);
    await eventually(async () => expect((await other.send(getSignInOptions, {}, HERE)).body).toEqual({}));
    expect(await reachWarning(other.db, readConfig({}))).toMatch(/Others reach this shop.*DEMO_SIGN_IN=on/);
    expect(await reachWarning(other.db, readConfig({ DEMO_SIGN_IN: 'on' }))).toBeNull();
    await other.close();
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
