import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSession, signOut } from '#contract/calls/sign-in.ts';
import { staffSessions, throttles } from '#db/schema/index.ts';
import { shareInstanceSecret } from '../http/instance-secret-queries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { sessionDigest } from './hashed-sessions.ts';
import { GOOD, newUser, openSession, statusWith, whoAmI } from './testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

describe('a session', () => {
  it('is needed', async () => {
    expect(await whoAmI(shop)).toMatchObject({ status: 401, failure: { code: 'not_signed_in' } });
  });

  it('that was forged or changed is not accepted', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    const { Cookie } = cookie;
    const token = tokenIn(cookie);
    const forged = [
      `marigold_staff=${token}`,
      `marigold_staff=${token}.`,
      `marigold_staff=${token}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D`,
      Cookie.replace(token, token.split('').reverse().join('')),
      'marigold_staff=',
      'marigold_staff=%00.%ff',
      'marigold_staff={"user":"admin"}',
    ];
    for (const cookie of forged) expect(await statusWith(shop, { Cookie: cookie })).toBe(401);
    expect(await statusWith(shop, { Cookie })).toBe(200);
  });

  it('ends at sign-out, and the cookie with it', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    const out = await shop.send(signOut, {}, { headers: cookie });
    expect(out.status).toBe(200);
    expect(out.headers.getSetCookie()).toEqual([
      'marigold_staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect(await statusWith(shop, cookie)).toBe(401);
    expect((await shop.send(signOut, {})).status).toBe(200);
  });

  it('ends when it is not used for twelve hours, and lasts longer each time it is', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    const move = (interval: string) =>
      shop.db.execute(sql.raw(`update staff_sessions set expires_at = expires_at - interval '${interval}'`));
    await move('11 hours');
    expect(await statusWith(shop, cookie)).toBe(200);
    await move('11 hours');
    expect(await statusWith(shop, cookie)).toBe(200);
    await move('13 hours');
    expect(await statusWith(shop, cookie)).toBe(401);
  });

  it('ends after seven days, although it is used', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    await shop.db.execute(sql`update staff_sessions set created_at = now() - interval '8 days'`);
    expect(await statusWith(shop, cookie)).toBe(401);
    const left = await shop.db.select().from(staffSessions);
    expect(left.filter(({ token }) => token === sessionDigest(tokenIn(cookie)))).toEqual([]);
  });

  it('cannot be taken from the database, which stores a digest', async () => {
    const cookie = await openSession(shop, { email: await newUser(shop), password: GOOD });
    const stored = await shop.db.select().from(staffSessions);
    expect(JSON.stringify(stored)).not.toContain(tokenIn(cookie));
    const digest = sessionDigest(tokenIn(cookie));
    expect(stored.map(({ token }) => token)).toContain(digest);
    // The secret that cookies are signed with is in the database, too.
    const secret = await shareInstanceSecret(shop.db, 'staff_sign_in', '');
    const signature = createHmac('sha256', secret).update(digest).digest('base64');
    const forged = { Cookie: `marigold_staff=${encodeURIComponent(`${digest}.${signature}`)}` };
    expect(await statusWith(shop, forged)).toBe(401);
    const signed = createHmac('sha256', secret).update(tokenIn(cookie)).digest('base64');
    expect(cookie.Cookie).toContain(encodeURIComponent(signed));
  });

  it('that cannot be looked up is not refused as ended', async () => {
    const away = await openTestShop(
      {},
      { host: '/nowhere', port: 1, user: 'x', password: 'x', database: 'x' },
    );
    try {
      const answer = await away.send(getSession, {}, { headers: { Cookie: 'marigold_staff=a.b' } });
      expect(answer).toMatchObject({ status: 503, failure: { code: 'unavailable' } });
    } finally {
      await away.close();
    }
  });

  it('is not given to a program', async () => {
    expect((await whoAmI(shop, AS_STAFF)).body).toEqual({ email: 'API token', name: 'API token' });
  });
});

const tokenIn = ({ Cookie }: { Cookie: string }) => /=([^.]+)\./.exec(Cookie)?.[1] ?? '';
