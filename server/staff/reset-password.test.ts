import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMail } from '#contract/calls/mail.ts';
import { forgotPassword, resetPassword } from '#contract/calls/sign-in.ts';
import { auditLog, mails, staffVerifications, throttles } from '#db/schema/index.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { GOOD, listTraces, NEXT, newUser, openSession, signInAs, statusWith } from './testing/test-staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

/** Mail is written after the answer, which a busy machine delays. */
const PATIENT = { timeout: 10_000 };

describe('a forgotten password', () => {
  const forget = (email: string, address = '192.0.2.1') =>
    shop.send(forgotPassword, { body: { email } }, { address, headers: { Host: 'evil.example' } });

  async function tokensMailedTo(email: string): Promise<string[]> {
    await expect.poll(async () => (await mailsTo(email)).length, PATIENT).toBeGreaterThan(0);
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
    const known = await newUser(shop);
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
    const email = await newUser(shop);
    const cookie = await openSession(shop, { email, password: GOOD });
    const token = await mailedToken(email);
    expect((await reset(token)).status).toBe(200);
    expect(await statusWith(shop, cookie)).toBe(401);
    expect((await signInAs(shop, { email, password: GOOD })).status).toBe(401);
    expect((await signInAs(shop, { email, password: NEXT })).status).toBe(200);
    expect(await reset(token, 'another lamp by the door')).toMatchObject({
      status: 400,
      failure: { message: 'This link has expired or was used before. Please ask for a new one.' },
    });
    const log = await listTraces(shop, email);
    expect(log).toContain(`staff.reset-link by not signed in`);
    expect(log).toContain(`staff.password by ${email}`);
    expect(JSON.stringify(await shop.db.select().from(auditLog))).not.toContain(token);
  });

  it('is replaced once, also by two concurrent requests', async () => {
    const email = await newUser(shop);
    const token = await mailedToken(email);
    const answers = await Promise.all([reset(token, NEXT), reset(token, 'another lamp by the door')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not replaced by a link that expired, was superseded, or was never sent', async () => {
    const email = await newUser(shop);
    const older = await mailedToken(email);
    await forget(email);
    await expect.poll(async () => (await mailsTo(email)).length, PATIENT).toBe(2);
    const newer = (await tokensMailedTo(email)).find((token) => token !== older) ?? '';
    expect((await reset(older)).status).toBe(400);
    await shop.db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await reset(newer)).status).toBe(400);
    expect((await reset('reset-password:never')).status).toBe(400);
    expect((await signInAs(shop, { email, password: GOOD })).status).toBe(200);
  });

  it('is not replaced by a weak one, and the link stays valid', async () => {
    const email = await newUser(shop);
    const token = await mailedToken(email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      failure: { fields: { password: 'Password must be at least 10 characters' } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('leaves no token in the stored mail after the link is replaced or used', async () => {
    const email = await newUser(shop);
    const replaced = await mailedToken(email);
    await forget(email);
    await expect.poll(async () => (await mailsTo(email)).length, PATIENT).toBe(2);
    expect(JSON.stringify(await mailsTo(email))).not.toContain(replaced);
    const used = (await tokensMailedTo(email)).find((token) => token !== undefined) ?? '';
    expect((await reset(used)).status).toBe(200);
    const kept = await mailsTo(email);
    expect(JSON.stringify(kept)).not.toContain(used);
    expect(kept.map(({ nextTryAt }) => nextTryAt)).toEqual([null, null]);
  });

  it('has its link in the list of mail for its owner only', async () => {
    const email = await newUser(shop);
    const itsReader = await openSession(shop, { email, password: GOOD });
    const another = await openSession(shop, { email: await newUser(shop), password: GOOD });
    const token = await mailedToken(email);
    const [mail] = await mailsTo(email);
    const read = async (headers: Record<string, string>) =>
      (await shop.send(getMail, { params: { id: mail?.event ?? '' } }, { headers })).body;
    expect((await read(itsReader)).text).toContain(token);
    for (const headers of [another, AS_STAFF])
      expect(JSON.stringify(await read(headers))).not.toContain(token);
  });

  it('is never readable in the database', async () => {
    const email = await newUser(shop);
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
    const known = await asked(await newUser(shop));
    expect(known).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await asked('nobody-at-all@example.com')).toEqual(known);
  });
});
