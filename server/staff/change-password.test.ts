import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/calls/sign-in.ts';
import { auditLog, throttles } from '#db/schema/index.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { GOOD, NEXT, newUser, openSession, readSession, signInAs, statusWith } from './testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

describe('changing the own password', () => {
  const change = (headers: Record<string, string>, current: string, next: string) =>
    shop.send(changePassword, { body: { current, next } }, { headers });

  it('needs the session of a person', async () => {
    expect((await change({}, GOOD, NEXT)).status).toBe(401);
    expect(await change(AS_STAFF, GOOD, NEXT)).toMatchObject({
      status: 403,
      failure: { code: 'not_allowed' },
    });
  });

  it('needs the current one', async () => {
    const email = await newUser(shop);
    const cookie = await openSession(shop, { email, password: GOOD });
    expect(await change(cookie, 'not the password', NEXT)).toMatchObject({
      status: 400,
      failure: { fields: { current: 'This is not your current password' } },
    });
    expect(await statusWith(shop, cookie)).toBe(200);
  });

  it('needs a valid new one', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    expect(await change(cookie, GOOD, 'password123')).toMatchObject({
      status: 400,
      failure: { fields: { next: /easy/ } },
    });
  });

  it('starts a new session here and ends all others', async () => {
    const email = await newUser(shop);
    const elsewhere = await openSession(shop, { email, password: GOOD });
    const here = await openSession(shop, { email, password: GOOD });
    const { status, headers } = await change(here, GOOD, NEXT);
    expect(status).toBe(200);
    const renewed = readSession(headers);
    expect(await Promise.all([elsewhere, here, renewed].map((cookie) => statusWith(shop, cookie)))).toEqual([
      401, 401, 200,
    ]);
    expect((await signInAs(shop, { email, password: NEXT })).status).toBe(200);
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, email));
    expect(log.filter(({ action }) => action === 'staff.password')).toMatchObject([
      { actor: email, before: null, after: null },
    ]);
  });

  it('is limited to a few wrong tries', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    for (let i = 0; i < 10; i++) expect((await change(cookie, `guess number ${i}`, NEXT)).status).toBe(400);
    expect((await change(cookie, GOOD, NEXT)).status).toBe(429);
  });
});
