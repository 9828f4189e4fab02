import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgotPassword, resetPassword, signIn } from '#contract/calls/sign-in.ts';
import { mails, throttles } from '#db/schema/index.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { resetStaff } from './manage-staff.ts';
import { OF_IP } from './sign-in.ts';
import { exhaust, GOOD, lockOut, NEXT, newUser, readSession, signInAs } from './testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

describe('guessing', () => {
  it('of one account is stopped after ten wrong tries from any addresses', async () => {
    const email = await newUser(shop);
    for (let i = 0; i < 10; i++)
      expect(
        (await signInAs(shop, { email, password: `guess number ${i}` }, { address: `198.51.100.${i}` }))
          .status,
      ).toBe(401);
    const stopped = await signInAs(shop, { email, password: GOOD }, { address: '198.51.100.99' });
    expect(stopped).toMatchObject({ status: 429, failure: { code: 'too_many_requests' } });
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('does not lock out a browser in which the user signed in before', async () => {
    const email = await newUser(shop);
    const known = await knownBrowser({ email, password: GOOD });
    await lockOut(shop, email);
    expect((await signInAs(shop, { email, password: GOOD }, { headers: known })).status).toBe(200);
    await exhaust(shop, OF_IP, '192.0.2.1');
    expect((await signInAs(shop, { email, password: GOOD })).status).toBe(429);
    expect((await signInAs(shop, { email, password: GOOD }, { headers: known })).status).toBe(200);
  });

  it('is also stopped in such a browser after ten wrong tries, for that account only', async () => {
    const email = await newUser(shop);
    const known = await knownBrowser({ email, password: GOOD });
    const tryAs = async (address: string, headers: Record<string, string>, password: string) =>
      (await signInAs(shop, { email: address, password }, { headers })).status;
    for (let i = 0; i < 10; i++) expect(await tryAs(email, known, `guess number ${i}`)).toBe(401);
    expect(await tryAs(email, known, GOOD)).toBe(429);

    const other = await newUser(shop);
    await lockOut(shop, other);
    const [name, value] = known.Cookie.split('=');
    const [nameOfOther] = (await listCookieNames(other)).slice(-1);
    for (const Cookie of [known.Cookie, `${nameOfOther}=${value}`, `${name}=`, `${nameOfOther}=x.y`])
      expect(await tryAs(other, { Cookie }, GOOD)).toBe(429);
  });

  it('does not lock out a user who sets a new password by a mailed link', async () => {
    const email = await newUser(shop);
    await lockOut(shop, email);
    await shop.send(forgotPassword, { body: { email } });
    await shop.staff.settled();
    const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, email));
    const { token = '' } = (mail?.facts ?? {}) as { token?: string };
    const { headers } = await shop.send(resetPassword, { body: { token, password: NEXT } });
    expect((await signInAs(shop, { email, password: NEXT })).status).toBe(200);
    await lockOut(shop, email);
    const known = readSession(headers);
    expect((await signInAs(shop, { email, password: NEXT }, { headers: known })).status).toBe(200);
  });

  it('is forgotten after a reset on the shop’s machine', async () => {
    const email = await newUser(shop);
    await lockOut(shop, email);
    await resetStaff(shop.staff, email, NEXT);
    expect((await signInAs(shop, { email, password: NEXT })).status).toBe(200);
  });

  it('from one address is stopped after thirty tries, despite X-Forwarded-For', async () => {
    const guess = (i: number) =>
      shop.send(
        signIn,
        { body: { email: `somebody-${i}@example.com`, password: GOOD } },
        { address: '203.0.113.9', headers: { 'X-Forwarded-For': `10.0.0.${i}` } },
      );
    expect(OF_IP.limit).toBe(30);
    await exhaust(shop, OF_IP, '203.0.113.9', 3);
    for (let i = 0; i < 3; i++) expect((await guess(i)).status).toBe(401);
    expect((await guess(3)).status).toBe(429);
  });

  it('is not counted for correct passwords', async () => {
    const email = await newUser(shop);
    for (let i = 0; i < 12; i++) expect((await signInAs(shop, { email, password: GOOD })).status).toBe(200);
  });
});

/** The cookie of a known browser, without its session. */
async function knownBrowser(body: { email: string; password: string }): Promise<{ Cookie: string }> {
  const { headers } = await signInAs(shop, body);
  return { Cookie: headers.getSetCookie()[1]?.split(';')[0] ?? '' };
}

async function listCookieNames(email: string): Promise<string[]> {
  await shop.db.delete(throttles);
  const { headers } = await signInAs(shop, { email, password: GOOD });
  await lockOut(shop, email);
  return headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
}
