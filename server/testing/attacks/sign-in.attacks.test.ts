import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/connection.ts';
import { mails, throttles } from '#db/schema/index.ts';
import { createStaffUser } from '../../staff/create-staff-user.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

/* Attacks on the sign-in of staff, and by pages of other sites. */

let shop: TestShop;
const who = { email: 'ada@example.com', password: 'a lamp by the window' };
beforeAll(async () => {
  shop = await openTestShop();
  // Loads what signs in before a transaction waits for it.
  await signIn(who);
  await inTransaction(shop.db, (tx) => createStaffUser(tx, shop.staff, { ...who, name: 'Ada' }));
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

async function signIn(body: unknown, headers: Record<string, string> = {}) {
  return await shop.fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('nobody is signed in with', () => {
  test.each([
    { email: who.email, password: '' },
    { email: who.email, password: ' a lamp by the window' },
    { email: who.email, password: 'A lamp by the window' },
    { email: who.email, password: 'a lamp by the window\u0000' },
    { email: who.email, password: 'a lamp by the windo' },
    { email: who.email, password: [who.password] },
    { email: who.email, password: { $ne: '' } },
    { email: who.email, password: true },
    { email: who.email, password: null },
    { email: who.email },
    { email: [who.email], password: who.password },
    { email: { $gt: '' }, password: who.password },
    { email: '%', password: who.password },
    { email: "' or 1=1--", password: who.password },
    { email: 'ada@example.com\u0000', password: who.password },
    { email: 'ada@еxample.com', password: who.password },
    { email: 'ada+x@example.com', password: who.password },
    { password: who.password },
    { email: 'admin', password: 'admin' },
    { email: 'root@localhost', password: 'root' },
    { email: who.email, password: 'x'.repeat(100_000) },
    [],
    null,
    'ada@example.com',
    { __proto__: who },
  ])('%j', async (body) => {
    const response = await signIn(body);
    expect([400, 401]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a claimed address does not begin a new count of wrong passwords:', () => {
  test.each([
    'X-Forwarded-For',
    'X-Real-IP',
    'X-Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'Forwarded',
    'X-Originating-IP',
    'X-Remote-Addr',
    'Via',
  ])('%s', async (name) => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const value = name === 'Forwarded' ? `for=198.51.100.${i}` : `198.51.100.${i}`;
      statuses.push((await signIn({ ...who, password: 'wrong password' }, { [name]: value })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a page of another site changes nothing:', () => {
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
  ];
  const origins: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://shop.test.evil.example' },
    { Origin: 'http://evil.example/shop.test' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://shop.test' },
  ];
  test.each(types.flatMap((type) => origins.map((origin) => [type, origin] as const)))(
    '%s with %j',
    async (type, origin) => {
      const response = await shop.fetch('/api/contact', {
        method: 'POST',
        headers: { ...(type && { 'Content-Type': type }), ...origin },
        body: '{}',
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
});

describe('no other origin may read:', () => {
  const origins = [
    'https://evil.example',
    'null',
    'http://shop.test.evil.example',
    'http://localhost:3000',
    '*',
  ];
  const paths = ['/api/products', '/api/cart', '/api/account', '/api/orders', '/api/openapi.json'];
  test.each(origins.flatMap((origin) => paths.map((path) => [origin, path] as const)))(
    '%s, %s',
    async (Origin, path) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await shop.fetch(path, {
          method,
          headers: { Origin, 'Access-Control-Request-Method': 'POST' },
        });
        expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
        expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      }
    },
  );
});

describe('a header does not lead the link of a mail elsewhere:', () => {
  test.each([
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Host': 'evil.example' },
    { 'X-Original-URL': 'http://evil.example/' },
    { 'X-Rewrite-URL': 'http://evil.example/' },
    { Forwarded: 'host=evil.example' },
    { Referer: 'https://evil.example/' },
  ] as Record<string, string>[])('%j', async (headers) => {
    await shop.db.delete(mails);
    const response = await shop.fetch('/api/auth/forgot', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: who.email }),
    });
    expect(response.status).toBe(200);
    await expect.poll(async () => (await shop.db.select().from(mails)).length).toBe(1);
    expect(JSON.stringify(await shop.db.select().from(mails))).not.toContain('evil.example');
  });
});
