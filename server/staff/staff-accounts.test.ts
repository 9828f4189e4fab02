import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/calls/sign-in.ts';
import {
  addStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
  sendStaffLink,
} from '#contract/calls/staff.ts';
import type { Call } from '#contract/define-call.ts';
import { auditLog, idempotentAnswers, mails, staffUsers, throttles } from '#db/schema/index.ts';
import { DEMO_SIGN_IN } from '../config/demo-sign-in.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { ensureDemoStaff } from './demo-staff.ts';
import { GOOD, listTraces, NEXT, newUser, openSession, signInAs, statusWith } from './testing/test-staff.ts';

let shop: TestShop;
let admin: string;
let asAdmin: { Cookie: string };
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [throttles, mails, auditLog, staffUsers]) await shop.db.delete(table);
  admin = await newUser(shop);
  asAdmin = await openSession(shop, { email: admin, password: GOOD });
});

const list = async (headers: Record<string, string> = asAdmin) =>
  (await shop.send(listStaffAccounts, {}, { headers })).body;
const add = (email: string, name?: string, headers: Record<string, string> = asAdmin) =>
  shop.send(addStaffAccount, { body: { email, ...(name && { name }) } }, { headers });
const linkFor = (id: string, headers: Record<string, string> = asAdmin) =>
  shop.send(sendStaffLink, { params: { id } }, { headers });
const remove = (id: string, headers: Record<string, string> = asAdmin) =>
  shop.send(removeStaffAccount, { params: { id } }, { headers });
const findId = async (email: string) => (await list()).find((account) => account.email === email)?.id ?? '';
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
const set = (token: string, password = NEXT) => shop.send(resetPassword, { body: { token, password } });

test.each<[string, Call, object]>([
  ['the list', listStaffAccounts, {}],
  ['adding', addStaffAccount, { body: { email: 'x@example.com' } }],
  ['a link', sendStaffLink, { params: { id: 'x' } }],
  ['removing', removeStaffAccount, { params: { id: 'x' } }],
])('%s is for staff only', async (_, call, input) => {
  expect((await shop.send(call, input as never)).status).toBe(401);
});

describe('the list', () => {
  it('has every account, who added it, its last sign-in and its sessions', async () => {
    await add('grace@example.com', 'Grace');
    await openSession(shop, { email: admin, password: GOOD });
    expect(await list()).toEqual([
      expect.objectContaining({
        email: 'grace@example.com',
        name: 'Grace',
        invited: true,
        addedBy: admin,
        sessions: 0,
        you: false,
      }),
      expect.objectContaining({
        email: admin,
        invited: false,
        sessions: 2,
        you: true,
        lastSignInAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
    ]);
  });
});

describe('an account that is added', () => {
  it('is mailed one link by a request that is repeated, which is stored nowhere else', async () => {
    const once = { ...asAdmin, 'Idempotency-Key': 'add-grace' };
    const { body: added } = await add('grace@example.com', 'Grace', once);
    expect((await add('grace@example.com', 'Grace', once)).body).toEqual(added);
    const again = { ...asAdmin, 'Idempotency-Key': 'link-grace' };
    const id = await findId('grace@example.com');
    const links = await Promise.all([linkFor(id, again), linkFor(id, again), linkFor(id, again)]);
    expect(new Set(links.map(({ body }) => body.link)).size).toBe(1);
    expect(await shop.db.select().from(mails)).toHaveLength(2);
    expect(JSON.stringify(await shop.db.select().from(idempotentAnswers))).not.toMatch(/token|admin\/reset/);
    expect((await set(tokenIn(links[0]?.body.link))).status).toBe(200);
  });

  it('is opened by a link that works once, and is in the audit log', async () => {
    const { status, body } = await add('Grace@Example.com', 'Grace');
    expect(status).toBe(201);
    expect((await set(tokenIn(body.link))).status).toBe(200);
    expect((await set(tokenIn(body.link))).status).toBe(400);
    expect((await signInAs(shop, { email: 'grace@example.com', password: NEXT })).status).toBe(200);
    expect((await list()).find(({ name }) => name === 'Grace')).toMatchObject({
      invited: false,
      sessions: 1,
    });
    expect(await listTraces(shop, 'grace@example.com')).toEqual([
      `staff.add by ${admin}`,
      'staff.password by grace@example.com',
      'staff.sign-in by grace@example.com',
    ]);
  });

  it('is announced by a mail whose link others cannot read', async () => {
    await add('grace@example.com', 'Grace');
    const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, 'grace@example.com'));
    expect(mail).toMatchObject({ kind: 'staff_invitation', facts: { by: 'Ada', name: 'Grace' } });
    const read = await shop.fetch(`/api/mails/${mail?.event}`, { headers: asAdmin });
    expect(await read.text()).not.toContain('token=');
  });

  it('has the address as its name unless another is given', async () => {
    await add('grace@example.com');
    expect((await list())[0]?.name).toBe('grace@example.com');
  });

  it('cannot be a second one for the same address, or of no address', async () => {
    await add('grace@example.com');
    expect(await add('GRACE@example.com')).toMatchObject({
      status: 409,
      failure: { fields: { email: 'This address has an account already.' } },
    });
    // Links are made by the library of the sign-in, which has its own idea of an address.
    for (const email of ['grace', 'v3z=ri?@$y#_bP.{zha.px'])
      expect(await add(email)).toMatchObject({
        status: 400,
        failure: { fields: { email: 'Email is invalid' } },
      });
  });

  it('is added by a person, not by a program', async () => {
    expect((await add('grace@example.com', undefined, AS_STAFF)).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });
});

describe('a link that is sent again', () => {
  it('ends the one before', async () => {
    const first = (await add('grace@example.com')).body.link;
    const second = (await linkFor(await findId('grace@example.com'))).body.link;
    expect((await set(tokenIn(first))).status).toBe(400);
    expect((await set(tokenIn(second))).status).toBe(200);
  });

  it('is not shown once a password is set', async () => {
    const other = await newUser(shop);
    const refused = await linkFor(await findId(other));
    expect(refused.status).toBe(409);
    expect(refused.failure.message).toContain(`npm run staff -- reset ${other}`);
  });

  it('is mailed and not shown if a mail server is set', async () => {
    const mailing = await openTestShop({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      const email = await newUser(mailing);
      const headers = await openSession(mailing, { email, password: GOOD });
      const added = await mailing.send(addStaffAccount, { body: { email: 'g@example.com' } }, { headers });
      expect(added.body).toEqual({ email: 'g@example.com' });
      const [{ id } = { id: '' }] = (await mailing.send(listStaffAccounts, {}, { headers })).body.filter(
        ({ you }) => you,
      );
      const own = await mailing.send(sendStaffLink, { params: { id } }, { headers });
      expect(own.body).toEqual({ email });
    } finally {
      await mailing.close();
    }
  });
});

describe('the first account', () => {
  it('is the owner, whom others can neither remove nor reset', async () => {
    const other = await newUser(shop);
    const asOther = await openSession(shop, { email: other, password: GOOD });
    const id = await findId(admin);
    expect((await list(asOther)).filter(({ owner }) => owner).map(({ email }) => email)).toEqual([admin]);
    for (const refused of [await remove(id, asOther), await linkFor(id, asOther)]) {
      expect(refused.status).toBe(403);
      expect(refused.failure.message).toMatch(/is the owner of this shop.*npm run staff/);
    }
    expect(await statusWith(shop, asAdmin)).toBe(200);
    expect((await remove(await findId(other))).status).toBe(200);
  });

  it('asks for a link of its own', async () => {
    const mailing = await openTestShop({ smtpUrl: 'smtp://127.0.0.1:9' });
    const email = await newUser(mailing);
    const other = await newUser(mailing);
    const [headers, asOther] = await Promise.all(
      [email, other].map((one) => openSession(mailing, { email: one, password: GOOD })),
    );
    const [{ id } = { id: '' }] = (
      await mailing.send(listStaffAccounts, {}, { headers: { ...headers } })
    ).body.filter(({ owner }) => owner);
    const ask = (as: object) => mailing.send(sendStaffLink, { params: { id } }, { headers: { ...as } });
    expect((await ask({ ...asOther })).status).toBe(403);
    expect((await ask({ ...headers })).body).toEqual({ email });
    await mailing.close();
  });

  it('is that of the demo only until a person has one', async () => {
    await shop.db.delete(staffUsers);
    await ensureDemoStaff(shop.staff);
    const asDemo = await openSession(shop, DEMO_SIGN_IN);
    const ownerFor = async (as: typeof asAdmin) => (await list({ ...as })).find(({ owner }) => owner);
    expect((await ownerFor(asDemo))?.email).toBe(DEMO_SIGN_IN.email);
    await add('invited@example.com', undefined, { ...asDemo });
    expect((await ownerFor(asDemo))?.email).toBe(DEMO_SIGN_IN.email);

    const person = await newUser(shop);
    const other = await newUser(shop);
    const owner = await ownerFor(asDemo);
    expect(owner?.email).toBe(person);
    for (const as of [asDemo, await openSession(shop, { email: other, password: GOOD })]) {
      expect((await remove(owner?.id ?? '', { ...as })).status).toBe(403);
      expect((await linkFor(owner?.id ?? '', { ...as })).status).toBe(403);
    }
    const asPerson = await openSession(shop, { email: person, password: GOOD });
    const demo = (await list({ ...asPerson })).find(({ email }) => email === DEMO_SIGN_IN.email);
    expect((await remove(demo?.id ?? '', { ...asPerson })).status).toBe(200);
  });

  it('is not reset by a link of its demo that another member of staff reads', async () => {
    await ensureDemoStaff(shop.staff);
    await shop.send(forgotPassword, { body: { email: DEMO_SIGN_IN.email } });
    await shop.staff.settled();
    const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, DEMO_SIGN_IN.email));
    const read = await shop.fetch(`/api/mails/${mail?.event}`, { headers: asAdmin });
    expect(read.status).toBe(200);
    expect(await read.text()).not.toContain('token=');
  });
});

describe('an account that is removed', () => {
  it('is signed out immediately, and its links end', async () => {
    const other = await newUser(shop);
    const elsewhere = await openSession(shop, { email: other, password: GOOD });
    expect((await remove(await findId(other))).status).toBe(200);
    expect(await statusWith(shop, elsewhere)).toBe(401);
    expect((await signInAs(shop, { email: other, password: GOOD })).status).toBe(401);
    expect(await listTraces(shop, other)).toContain(`staff.remove by ${admin}`);

    const { link } = (await add('grace@example.com')).body;
    await remove(await findId('grace@example.com'));
    expect((await set(tokenIn(link))).status).toBe(400);
  });

  it('is never the user’s own, nor the last', async () => {
    expect((await remove(await findId(admin))).failure.message).toMatch(/last account/);
    await newUser(shop);
    expect((await remove(await findId(admin))).failure.message).toMatch(/your own account/);
    expect(await list()).toHaveLength(2);
  });

  it('is one of two that remove each other', async () => {
    const [one, two] = [await newUser(shop), await newUser(shop)];
    const [asOne, asTwo] = await Promise.all(
      [one, two].map((email) => openSession(shop, { email, password: GOOD })),
    );
    const [idOfOne, idOfTwo] = [await findId(one), await findId(two)];
    const done = await Promise.all([remove(idOfTwo, asOne), remove(idOfOne, asTwo)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await shop.db.select().from(staffUsers)).toHaveLength(2);
  });

  it('must exist', async () => {
    expect((await remove('none')).status).toBe(404);
    expect((await linkFor('none')).status).toBe(404);
  });

  it('is removed by a person, not by a program', async () => {
    const other = await newUser(shop);
    expect((await remove(await findId(other), AS_STAFF)).status).toBe(403);
    const kept = await shop.db.select().from(staffUsers).where(eq(staffUsers.email, other));
    expect(kept).toHaveLength(1);
  });
});
