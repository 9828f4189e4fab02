import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#contract/calls/mail.ts';
import { forgotPassword, getSession, getSignInOptions, signIn, signOut } from '#contract/calls/sign-in.ts';
import { mails, staffSessions, throttles } from '#db/schema/index.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { ensureDemoStaff } from './demo-staff.ts';
import {
  GOOD,
  listTraces,
  newUser,
  openSession,
  readSession,
  signInAs,
  statusWith,
  whoAmI,
} from './testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

describe('signing in', () => {
  it('starts a session of the user', async () => {
    const email = await newUser(shop);
    const { status, body, headers } = await signInAs(shop, { email: email.toUpperCase(), password: GOOD });
    expect(status).toBe(200);
    expect(body).toEqual({ email, name: 'Ada' });
    const [cookie = '', known, ...others] = headers.getSetCookie();
    expect(known).toMatch(/^marigold_known_\w{8}=\S+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^marigold_staff=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/i);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const me = await whoAmI(shop, { Cookie: cookie.split(';')[0] ?? '' });
    expect(me.body).toEqual({ email, name: 'Ada' });
    const lists = await shop.send(
      listMails,
      { query: {} },
      { headers: { Cookie: cookie.split(';')[0] ?? '' } },
    );
    expect(lists.status).toBe(200);
  });

  it('answers alike for a wrong password, an unknown address and an impossible one', async () => {
    const email = await newUser(shop);
    const answers = await Promise.all([
      signInAs(shop, { email, password: 'not the password' }),
      signInAs(shop, { email: 'nobody@example.com', password: GOOD }),
      signInAs(shop, { email: 'ä@büro.example', password: GOOD }),
    ]);
    for (const { status, failure, headers } of answers) {
      expect(status).toBe(401);
      expect(failure).toEqual({ code: 'wrong_credentials', message: 'Invalid credentials.' });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('names missing fields', async () => {
    const answer = await shop.send(signIn, { body: { email: ' ', password: '' } });
    expect(answer).toMatchObject({
      status: 400,
      failure: { fields: { email: 'Email is required', password: 'Password is required' } },
    });
  });

  it('gives a new session each time and ends the one the browser had', async () => {
    const email = await newUser(shop);
    const first = await openSession(shop, { email, password: GOOD });
    const second = await signInAs(shop, { email, password: GOOD }, { headers: first });
    const cookie = readSession(second.headers);
    expect(cookie).not.toEqual(first);
    expect(await statusWith(shop, first)).toBe(401);
    expect(await statusWith(shop, cookie)).toBe(200);
  });

  it('never accepts a session id chosen by the client', async () => {
    const email = await newUser(shop);
    const planted = 'marigold_staff=planted.c2lnbmF0dXJl';
    const { headers } = await signInAs(shop, { email, password: GOOD }, { headers: { Cookie: planted } });
    expect(headers.getSetCookie()[0]).not.toContain('planted');
    expect(await statusWith(shop, { Cookie: planted })).toBe(401);
  });

  it('is refused to other sites', async () => {
    const email = await newUser(shop);
    const answer = await signInAs(
      shop,
      { email, password: GOOD },
      { headers: { 'Sec-Fetch-Site': 'cross-site' } },
    );
    expect(answer).toMatchObject({ status: 403, failure: { code: 'not_allowed' } });
  });

  it('sets a __Host- cookie if the shop is served by https', async () => {
    const secure = await openTestShop({ publicUrl: 'https://shop.example' });
    try {
      const email = await newUser(secure);
      const { headers } = await secure.send(signIn, { body: { email, password: GOOD } });
      const [cookie = ''] = headers.getSetCookie();
      expect(cookie).toMatch(
        /^__Host-marigold_staff=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/i,
      );
      const again = await secure.send(getSession, {}, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
      expect(again.status).toBe(200);
    } finally {
      await secure.close();
    }
  });
});

describe('the audit log', () => {
  it('has sign-ins and sign-outs', async () => {
    const email = await newUser(shop);
    const cookie = await openSession(shop, { email, password: GOOD });
    await shop.send(signOut, {}, { headers: cookie });
    expect(await listTraces(shop, email)).toEqual([
      `staff.sign-in by ${email}`,
      `staff.sign-out by ${email}`,
    ]);
  });

  it('has failed sign-ins of users at a limited rate, and none of others', async () => {
    const email = await newUser(shop);
    for (let i = 0; i < 5; i++) await signInAs(shop, { email, password: `guess number ${i}` });
    await signInAs(shop, { email: 'no-user@example.com', password: GOOD });
    await shop.staff.settled();
    expect(await listTraces(shop, email)).toEqual(['staff.sign-in-failed by not signed in']);
    expect(await listTraces(shop, 'no-user@example.com')).toEqual([]);
  });
});

describe('the demo sign-in', () => {
  const demo = { email: 'admin@marigold.example', password: 'goldenhour' };

  it('works and is shown if it is on', async () => {
    await Promise.all([ensureDemoStaff(shop.staff), ensureDemoStaff(shop.staff)]);
    expect((await shop.send(getSignInOptions, {})).body).toEqual({ demo });
    expect((await signInAs(shop, demo)).status).toBe(200);
  });

  it('does not work if it is off, even after it was on', async () => {
    const live = await openTestShop({ demoSignIn: false });
    try {
      await ensureDemoStaff(live.staff);
      await live.send(forgotPassword, { body: { email: demo.email } });
      expect((await live.send(getSignInOptions, {})).body).toEqual({});
      expect((await live.send(signIn, { body: demo })).failure).toMatchObject({ code: 'wrong_credentials' });
      expect(await live.db.select().from(staffSessions)).toEqual([]);
      expect(await live.db.select().from(mails)).toEqual([]);
    } finally {
      await live.close();
    }
  });
});
