import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changePassword,
  forgotPassword,
  getSession,
  getSignInOptions,
  resetPassword,
  signIn,
  signOut,
} from '#contract/auth.ts';
import { getMail, listMails } from '#contract/mails.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog, mails, staffSessions, staffVerifications, throttles } from '#db/schema/index.ts';
import { shareSecret } from '../http/shared-secret-queries.ts';
import { throttle } from '../http/throttle.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { addMember } from './add-member.ts';
import { ensureDemoMember } from './demo-member.ts';
import { sessionDigest } from './hashed-sessions.ts';
import { resetStaff } from './manage-members.ts';
import { OF_ACCOUNT } from './sign-in-limits.ts';

const GOOD = 'a lamp by the window';
const NEXT = 'a lamp by the door';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

let members = 0;
async function newMember(to = shop): Promise<string> {
  const email = `member-${++members}@example.com`;
  await inTransaction(to.db, (tx) => addMember(tx, to.staff, { email, name: 'Ada', password: GOOD }));
  return email;
}

type Credentials = { email: string; password: string };
const send = (body: Credentials, init: { headers?: Record<string, string>; address?: string } = {}) =>
  shop.send(signIn, { body }, init);

const traceOf = async (email: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, email)).orderBy(auditLog.at)).map(
    ({ action, actor }) => `${action} by ${actor}`,
  );

/** Signs in and gives what the browser sends along from then on. */
async function cookieOf(body: Credentials): Promise<{ Cookie: string }> {
  const { status, headers } = await send(body);
  expect(status).toBe(200);
  return { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** By what a browser is known from then on, without its session. */
async function knownBrowser(body: Credentials): Promise<{ Cookie: string }> {
  const { headers } = await send(body);
  return { Cookie: headers.getSetCookie()[1]?.split(';')[0] ?? '' };
}

async function cookieNamesOf(email: string): Promise<string[]> {
  await shop.db.delete(throttles);
  const { headers } = await send({ email, password: GOOD });
  await lockOut(email);
  return headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
}

/** What ten wrong passwords from as many addresses leave behind. */
async function lockOut(email: string): Promise<void> {
  for (let i = 0; i < 10; i++) await throttle(shop.db, OF_ACCOUNT, email);
  expect((await send({ email, password: GOOD }, { address: '198.51.100.99' })).status).toBe(429);
}

const whoAmI = (headers?: Record<string, string>) => shop.send(getSession, {}, headers ? { headers } : {});
const tokenIn = ({ Cookie }: { Cookie: string }) => /=([^.]+)\./.exec(Cookie)?.[1] ?? '';
const statusWith = async (headers: Record<string, string>) => (await whoAmI(headers)).status;

describe('signing in', () => {
  it('opens a session that tells who asks', async () => {
    const email = await newMember();
    const { status, body, headers } = await send({ email: email.toUpperCase(), password: GOOD });
    expect(status).toBe(200);
    expect(body).toEqual({ email, name: 'Ada' });
    const [cookie = '', known, ...others] = headers.getSetCookie();
    expect(known).toMatch(/^marigold_known_\w{8}=\S+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^marigold_staff=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/i);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const me = await whoAmI({ Cookie: cookie.split(';')[0] ?? '' });
    expect(me.body).toEqual({ email, name: 'Ada' });
    const lists = await shop.send(
      listMails,
      { query: {} },
      { headers: { Cookie: cookie.split(';')[0] ?? '' } },
    );
    expect(lists.status).toBe(200);
  });

  it('says the same of a wrong password, an unknown address and an address no account can have', async () => {
    const email = await newMember();
    const answers = await Promise.all([
      send({ email, password: 'not the password' }),
      send({ email: 'nobody@example.com', password: GOOD }),
      send({ email: 'ä@büro.example', password: GOOD }),
    ]);
    for (const { status, failure, headers } of answers) {
      expect(status).toBe(401);
      expect(failure).toEqual({ code: 'wrong_credentials', message: 'Invalid credentials.' });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('says which fields are missing', async () => {
    const answer = await shop.send(signIn, { body: { email: ' ', password: '' } });
    expect(answer).toMatchObject({
      status: 400,
      failure: { fields: { email: 'Email is required', password: 'Password is required' } },
    });
  });

  it('gives a new session each time and ends the one the browser had', async () => {
    const email = await newMember();
    const first = await cookieOf({ email, password: GOOD });
    const second = await send({ email, password: GOOD }, { headers: first });
    const cookie = { Cookie: second.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect(cookie).not.toEqual(first);
    expect(await statusWith(first)).toBe(401);
    expect(await statusWith(cookie)).toBe(200);
  });

  it('never takes on a session that somebody else chose', async () => {
    const email = await newMember();
    const planted = 'marigold_staff=planted.c2lnbmF0dXJl';
    const { headers } = await send({ email, password: GOOD }, { headers: { Cookie: planted } });
    expect(headers.getSetCookie()[0]).not.toContain('planted');
    expect(await statusWith({ Cookie: planted })).toBe(401);
  });

  it('is refused to other sites', async () => {
    const email = await newMember();
    const answer = await send({ email, password: GOOD }, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(answer).toMatchObject({ status: 403, failure: { code: 'not_allowed' } });
  });

  it('uses a cookie of this very host where the shop is reached by https', async () => {
    const secure = await openTestShop({ publicUrl: 'https://shop.example' });
    try {
      const email = await newMember(secure);
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

describe('guessing', () => {
  it('of one account is stopped after ten wrong tries, wherever they come from', async () => {
    const email = await newMember();
    for (let i = 0; i < 10; i++)
      expect(
        (await send({ email, password: `guess number ${i}` }, { address: `198.51.100.${i}` })).status,
      ).toBe(401);
    const stopped = await send({ email, password: GOOD }, { address: '198.51.100.99' });
    expect(stopped).toMatchObject({ status: 429, failure: { code: 'too_many_requests' } });
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('keeps nobody out of a browser in which they signed in before', async () => {
    const email = await newMember();
    const known = await knownBrowser({ email, password: GOOD });
    await lockOut(email);
    expect((await send({ email, password: GOOD }, { headers: known })).status).toBe(200);
    for (let i = 0; i < 30; i++) await send({ email: `somebody-${i}@example.com`, password: GOOD });
    expect((await send({ email, password: GOOD })).status).toBe(429);
    expect((await send({ email, password: GOOD }, { headers: known })).status).toBe(200);
  });

  it('is stopped in such a browser, too, after ten wrong tries, and for that account alone', async () => {
    const email = await newMember();
    const known = await knownBrowser({ email, password: GOOD });
    const tryAs = async (address: string, headers: Record<string, string>, password: string) =>
      (await send({ email: address, password }, { headers })).status;
    for (let i = 0; i < 10; i++) expect(await tryAs(email, known, `guess number ${i}`)).toBe(401);
    expect(await tryAs(email, known, GOOD)).toBe(429);

    const other = await newMember();
    await lockOut(other);
    const [name, value] = known.Cookie.split('=');
    const [nameOfOther] = (await cookieNamesOf(other)).slice(-1);
    for (const Cookie of [known.Cookie, `${nameOfOther}=${value}`, `${name}=`, `${nameOfOther}=x.y`])
      expect(await tryAs(other, { Cookie }, GOOD)).toBe(429);
  });

  it('keeps nobody out who sets a new password by a mailed link', async () => {
    const email = await newMember();
    await lockOut(email);
    await shop.send(forgotPassword, { body: { email } });
    await shop.staff.settled();
    const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, email));
    const { token = '' } = (mail?.facts ?? {}) as { token?: string };
    const { headers } = await shop.send(resetPassword, { body: { token, password: NEXT } });
    expect((await send({ email, password: NEXT })).status).toBe(200);
    await lockOut(email);
    const known = { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect((await send({ email, password: NEXT }, { headers: known })).status).toBe(200);
  });

  it('ends where somebody resets the password on the shop’s own machine', async () => {
    const email = await newMember();
    await lockOut(email);
    await resetStaff(shop.staff, email, NEXT);
    expect((await send({ email, password: NEXT })).status).toBe(200);
  });

  it('from one address is stopped after thirty, whatever X-Forwarded-For claims', async () => {
    const guess = (i: number) =>
      shop.send(
        signIn,
        { body: { email: `somebody-${i}@example.com`, password: GOOD } },
        { address: '203.0.113.9', headers: { 'X-Forwarded-For': `10.0.0.${i}` } },
      );
    for (let i = 0; i < 30; i++) expect((await guess(i)).status).toBe(401);
    expect((await guess(30)).status).toBe(429);
  });

  it('is not what signing in rightly is, however often', async () => {
    const email = await newMember();
    for (let i = 0; i < 12; i++) expect((await send({ email, password: GOOD })).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('tells who signed in and out', async () => {
    const email = await newMember();
    const cookie = await cookieOf({ email, password: GOOD });
    await shop.send(signOut, {}, { headers: cookie });
    expect(await traceOf(email)).toEqual([`staff.sign-in by ${email}`, `staff.sign-out by ${email}`]);
  });

  it('tells once in a while that somebody guesses, and nothing of those who are no members', async () => {
    const email = await newMember();
    for (let i = 0; i < 5; i++) await send({ email, password: `guess number ${i}` });
    await send({ email: 'no-member@example.com', password: GOOD });
    await shop.staff.settled();
    expect(await traceOf(email)).toEqual(['staff.sign-in-failed by not signed in']);
    expect(await traceOf('no-member@example.com')).toEqual([]);
  });
});

describe('a session', () => {
  it('is needed', async () => {
    expect(await whoAmI()).toMatchObject({ status: 401, failure: { code: 'not_signed_in' } });
  });

  it('that was forged or changed is nobody', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
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
    for (const cookie of forged) expect(await statusWith({ Cookie: cookie })).toBe(401);
    expect(await statusWith({ Cookie })).toBe(200);
  });

  it('ends at sign-out, and the cookie with it', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
    const out = await shop.send(signOut, {}, { headers: cookie });
    expect(out.status).toBe(200);
    expect(out.headers.getSetCookie()).toEqual([
      'marigold_staff=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect(await statusWith(cookie)).toBe(401);
    expect((await shop.send(signOut, {})).status).toBe(200);
  });

  it('ends when it is not used for twelve hours, and lasts longer each time it is', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
    const move = (interval: string) =>
      shop.db.execute(sql.raw(`update staff_sessions set expires_at = expires_at - interval '${interval}'`));
    await move('11 hours');
    expect(await statusWith(cookie)).toBe(200);
    await move('11 hours');
    expect(await statusWith(cookie)).toBe(200);
    await move('13 hours');
    expect(await statusWith(cookie)).toBe(401);
  });

  it('ends after seven days, however much it is used', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
    await shop.db.execute(sql`update staff_sessions set created_at = now() - interval '8 days'`);
    expect(await statusWith(cookie)).toBe(401);
    const left = await shop.db.select().from(staffSessions);
    expect(left.filter(({ token }) => token === sessionDigest(tokenIn(cookie)))).toEqual([]);
  });

  it('cannot be had from the database: it keeps a digest, which signs nobody in', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
    const stored = await shop.db.select().from(staffSessions);
    expect(JSON.stringify(stored)).not.toContain(tokenIn(cookie));
    const digest = sessionDigest(tokenIn(cookie));
    expect(stored.map(({ token }) => token)).toContain(digest);
    // The secret that cookies are signed with is in the database, too.
    const secret = await shareSecret(shop.db, 'staff_sign_in', '');
    const signature = createHmac('sha256', secret).update(digest).digest('base64');
    const forged = { Cookie: `marigold_staff=${encodeURIComponent(`${digest}.${signature}`)}` };
    expect(await statusWith(forged)).toBe(401);
    const signed = createHmac('sha256', secret).update(tokenIn(cookie)).digest('base64');
    expect(cookie.Cookie).toContain(encodeURIComponent(signed));
  });

  it('that cannot be looked up is no reason to ask for a password', async () => {
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

  it('is not what a program has', async () => {
    expect((await whoAmI(AS_STAFF)).body).toEqual({ email: 'API token', name: 'API token' });
  });
});

describe('a forgotten password', () => {
  const forget = (email: string, address = '192.0.2.1') =>
    shop.send(forgotPassword, { body: { email } }, { address, headers: { Host: 'evil.example' } });

  async function tokensMailedTo(email: string): Promise<string[]> {
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
    return (await mailsTo(email)).map(({ facts }) => (facts as { token: string }).token);
  }
  const mailsTo = async (email: string) =>
    await shop.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);

  async function mailedToken(email: string): Promise<string> {
    expect((await forget(email)).status).toBe(200);
    return (await tokensMailedTo(email)).at(-1) ?? '';
  }
  const reset = (token: string, password = NEXT) => shop.send(resetPassword, { body: { token, password } });

  it('is answered alike for known and unknown addresses', async () => {
    const known = await newMember();
    const answers = [await forget(known), await forget('nobody@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body?.message)).toEqual([
      `Password reset instructions have been sent to ${known}.`,
      'Password reset instructions have been sent to nobody@example.com.',
    ]);
    await tokensMailedTo(known);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('is replaced by the mailed link, once, and ends all sessions', async () => {
    const email = await newMember();
    const cookie = await cookieOf({ email, password: GOOD });
    const token = await mailedToken(email);
    expect((await reset(token)).status).toBe(200);
    expect(await statusWith(cookie)).toBe(401);
    expect((await send({ email, password: GOOD })).status).toBe(401);
    expect((await send({ email, password: NEXT })).status).toBe(200);
    expect(await reset(token, 'another lamp by the door')).toMatchObject({
      status: 400,
      failure: { message: 'This link has expired or was used before. Please ask for a new one.' },
    });
    const log = await traceOf(email);
    expect(log).toContain(`staff.reset-link by not signed in`);
    expect(log).toContain(`staff.password by ${email}`);
    expect(JSON.stringify(await shop.db.select().from(auditLog))).not.toContain(token);
  });

  it('is replaced once, also by two requests at once', async () => {
    const email = await newMember();
    const token = await mailedToken(email);
    const answers = await Promise.all([reset(token, NEXT), reset(token, 'another lamp by the door')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not replaced by a link that expired, was superseded, or was never sent', async () => {
    const email = await newMember();
    const older = await mailedToken(email);
    await forget(email);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    const newer = (await tokensMailedTo(email)).find((token) => token !== older) ?? '';
    expect((await reset(older)).status).toBe(400);
    await shop.db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await reset(newer)).status).toBe(400);
    expect((await reset('reset-password:never')).status).toBe(400);
    expect((await send({ email, password: GOOD })).status).toBe(200);
  });

  it('is not replaced by a weak one, and the link stays good', async () => {
    const email = await newMember();
    const token = await mailedToken(email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      failure: { fields: { password: 'Password must be at least 10 characters' } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('leaves nothing behind in the kept mail once the link is replaced or used', async () => {
    const email = await newMember();
    const replaced = await mailedToken(email);
    await forget(email);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    expect(JSON.stringify(await mailsTo(email))).not.toContain(replaced);
    const used = (await tokensMailedTo(email)).find((token) => token !== undefined) ?? '';
    expect((await reset(used)).status).toBe(200);
    const kept = await mailsTo(email);
    expect(JSON.stringify(kept)).not.toContain(used);
    expect(kept.map(({ nextTryAt }) => nextTryAt)).toEqual([null, null]);
  });

  it('can be asked for by its own reader alone, where mail is only kept', async () => {
    const email = await newMember();
    const itsReader = await cookieOf({ email, password: GOOD });
    const another = await cookieOf({ email: await newMember(), password: GOOD });
    const token = await mailedToken(email);
    const [mail] = await mailsTo(email);
    const read = async (headers: Record<string, string>) =>
      (await shop.send(getMail, { params: { id: mail?.event ?? '' } }, { headers })).body;
    expect((await read(itsReader)).text).toContain(token);
    for (const headers of [another, AS_STAFF])
      expect(JSON.stringify(await read(headers))).not.toContain(token);
  });

  it('is never readable in the database', async () => {
    const email = await newMember();
    const token = await mailedToken(email);
    const stored = await shop.db.select().from(staffVerifications);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is asked for a few times an hour only, known or not', async () => {
    const asked = async (email: string) => {
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await forget(email, `198.51.100.${i}`)).status);
      return statuses;
    };
    const known = await asked(await newMember());
    expect(known).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await asked('nobody-at-all@example.com')).toEqual(known);
  });
});

describe('changing the own password', () => {
  const change = (headers: Record<string, string>, current: string, next: string) =>
    shop.send(changePassword, { body: { current, next } }, { headers });

  it('needs a session, and one of a person', async () => {
    expect((await change({}, GOOD, NEXT)).status).toBe(401);
    expect(await change(AS_STAFF, GOOD, NEXT)).toMatchObject({
      status: 403,
      failure: { code: 'not_allowed' },
    });
  });

  it('needs the current one', async () => {
    const email = await newMember();
    const cookie = await cookieOf({ email, password: GOOD });
    expect(await change(cookie, 'not the password', NEXT)).toMatchObject({
      status: 400,
      failure: { fields: { current: 'This is not your current password' } },
    });
    expect(await statusWith(cookie)).toBe(200);
  });

  it('needs a good new one', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
    expect(await change(cookie, GOOD, 'password123')).toMatchObject({
      status: 400,
      failure: { fields: { next: /easy/ } },
    });
  });

  it('goes on here with a new session and ends all others', async () => {
    const email = await newMember();
    const elsewhere = await cookieOf({ email, password: GOOD });
    const here = await cookieOf({ email, password: GOOD });
    const { status, headers } = await change(here, GOOD, NEXT);
    expect(status).toBe(200);
    const renewed = { Cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect(await Promise.all([elsewhere, here, renewed].map(statusWith))).toEqual([401, 401, 200]);
    expect((await send({ email, password: NEXT })).status).toBe(200);
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, email));
    expect(log.filter(({ action }) => action === 'staff.password')).toMatchObject([
      { actor: email, before: null, after: null },
    ]);
  });

  it('cannot be guessed at', async () => {
    const cookie = await cookieOf({ email: await newMember(), password: GOOD });
    for (let i = 0; i < 10; i++) expect((await change(cookie, `guess number ${i}`, NEXT)).status).toBe(400);
    expect((await change(cookie, GOOD, NEXT)).status).toBe(429);
  });
});

describe('the demo sign-in', () => {
  const demo = { email: 'admin@marigold.example', password: 'goldenhour' };

  it('works and is told where it is on', async () => {
    await Promise.all([ensureDemoMember(shop.staff), ensureDemoMember(shop.staff)]);
    expect((await shop.send(getSignInOptions, {})).body).toEqual({ demo });
    expect((await send(demo)).status).toBe(200);
  });

  it('does not work where it is off, even when it was on before', async () => {
    const live = await openTestShop({ demoSignIn: false });
    try {
      await ensureDemoMember(live.staff);
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
