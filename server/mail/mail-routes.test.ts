import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportMails, getMail, getMailDelivery, listMails, resendMail } from '#contract/calls/mail.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog, mails } from '#db/schema/index.ts';
import type { Config } from '../config/config.ts';
import { DEMO_SIGN_IN } from '../config/demo-sign-in.ts';
import { buy } from '../testing/buy.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { passwordReset, refundMail } from './new-mails.ts';
import { writeMail } from './write-mail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(mails);
});

const write = (paymentIntentId: string, at: Date, recipient = 'ada@example.com') =>
  inTransaction(shop.db, (tx) =>
    writeMail(
      tx,
      refundMail({
        refundId: paymentIntentId,
        recipient,
        orderId: null,
        name: 'Ada',
        amount: 6_899,
        reason: 'sold_out',
        paymentIntentId,
      }),
      at,
    ),
  );
const list = (query: object = {}) => shop.send(listMails, { query }, { headers: AS_STAFF });
const read = async (id: string) => (await shop.send(getMail, { params: { id } }, { headers: AS_STAFF })).body;

describe('staff', () => {
  it('read mail without a mail server', async () => {
    await write('pi_1', new Date());
    const mail = await read('refund:pi_1');
    expect(mail).toMatchObject({ state: 'waiting', recipient: 'ada@example.com', tries: 0, kind: 'refund' });
    expect(mail.subject).toBe('Your refund from Marigold');
    expect(mail.text).toContain('$68.99');
    expect(mail.html).toContain('$68.99');
  });

  it('read why a mail waits without a mail server', async () => {
    await write('pi_1', new Date());
    expect((await list()).body[0]?.explanation).toBe('No SMTP_URL is set');
    expect((await shop.send(getMailDelivery, {}, { headers: AS_STAFF })).body).toEqual({
      hasMailServer: false,
      expired: 0,
    });
    await shop.db.execute('update mails set sent_at = now(), next_try_at = null');
    expect((await list()).body[0]?.explanation).toBeUndefined();
  });

  it('see pages, newest first', async () => {
    for (const day of [2, 3, 1]) await write(`pi_${day}`, new Date(Date.UTC(2026, 0, day)));
    const { body, headers } = await list({ page: 1, limit: 2 });
    expect(body.map(({ id }) => id)).toEqual(['refund:pi_3', 'refund:pi_2']);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(headers.get('Link')).toContain('rel="next"');
  });

  it('filter by state and recipient', async () => {
    const at = new Date();
    for (const id of ['pi_waiting', 'pi_sent', 'pi_failed']) await write(id, at);
    await write('pi_other', at, 'Grace@example.com');
    await shop.db.execute(
      `update mails set sent_at = now(), next_try_at = null where event = 'refund:pi_sent'`,
    );
    await shop.db.execute(
      `update mails set next_try_at = null, failure = '550' where event = 'refund:pi_failed'`,
    );
    const listIds = async (query: object) => (await list(query)).body.map(({ id }) => id);
    expect(await listIds({ state: 'sent' })).toEqual(['refund:pi_sent']);
    expect(await listIds({ state: 'failed' })).toEqual(['refund:pi_failed']);
    expect(await listIds({ state: 'waiting', recipient: 'ada@example.com' })).toEqual(['refund:pi_waiting']);
    expect(await listIds({ recipient: 'grace@Example.com' })).toEqual(['refund:pi_other']);
    expect(await listIds({ kind: 'refund', state: 'sent' })).toEqual(['refund:pi_sent']);
    expect(await listIds({ kind: 'order_status' })).toEqual([]);
  });

  it('see mail of another version of the shop in the list', async () => {
    await shop.db.insert(mails).values({
      event: 'birthday:1',
      kind: 'birthday',
      recipient: 'ada@example.com',
      facts: { kind: 'birthday' },
      createdAt: new Date(),
    });
    expect((await list()).body).toMatchObject([{ id: 'birthday:1', kind: 'birthday', state: 'failed' }]);
    expect((await read('birthday:1')).text).toBe('');
  });

  it('get 404 for an unknown mail', async () => {
    const answer = await shop.send(getMail, { params: { id: 'refund:none' } }, { headers: AS_STAFF });
    expect(answer).toMatchObject({ status: 404, failure: { code: 'not_found' } });
  });
});

describe('the file for spreadsheets', () => {
  it('has the filtered mails without their text', async () => {
    await write('pi_1', new Date());
    await write('pi_2', new Date(), 'Grace@example.com');
    const path = `/api${exportMails.path}?recipient=grace@example.com`;
    expect((await shop.fetch(path)).status).toBe(401);
    const file = await shop.fetch(path, { headers: AS_STAFF });
    expect(file.headers.get('Content-Disposition')).toMatch(/filename="mail-\d{4}-\d\d-\d\d\.csv"/);
    const lines = (await file.text()).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('refund,Grace@example.com,Your refund from Marigold,waiting');
    expect(lines[1]).not.toContain('68.99');
  });
});

describe('a mail that was given up', () => {
  const resend = (id: string) => shop.send(resendMail, { params: { id } }, { headers: AS_STAFF });
  const giveUp = (id: string) =>
    shop.db.execute(
      sql`update mails set next_try_at = null, tries = 5, failure = '550 no such user' where event = ${id}`,
    );

  it('is tried again on request of staff, with an entry in the audit log', async () => {
    await write('pi_1', new Date());
    await giveUp('refund:pi_1');
    const { status, body } = await resend('refund:pi_1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'waiting', tries: 0 });
    expect(body.failure).toBeUndefined();
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, 'refund:pi_1'));
    expect(entry).toMatchObject({
      actor: 'API token',
      action: 'mail.resend',
      before: { failure: '550 no such user' },
    });
  });

  it('is sent anyway on request of staff if it became too old', async () => {
    await write('pi_old', new Date());
    await shop.db.update(mails).set({ nextTryAt: null }).where(eq(mails.event, 'refund:pi_old'));
    const { body: delivery } = await shop.send(getMailDelivery, {}, { headers: AS_STAFF });
    expect(delivery.expired).toBe(1);
    expect((await list({ state: 'expired' })).body).toMatchObject([
      { id: 'refund:pi_old', state: 'expired', explanation: 'Too old when it could be sent; nobody got it' },
    ]);
    expect((await list({ state: 'failed' })).body.map(({ id }) => id)).not.toContain('refund:pi_old');
    expect((await resend('refund:pi_old')).body).toMatchObject({ state: 'waiting', tries: 0 });
    const [stored] = await shop.db.select().from(mails).where(eq(mails.event, 'refund:pi_old'));
    expect(stored?.expiresAt).toBeNull();
  });

  it('is queued again only if it neither waits nor was sent', async () => {
    await write('pi_2', new Date());
    expect(await resend('refund:pi_2')).toMatchObject({ status: 409, failure: { code: 'conflict' } });
    await shop.db.update(mails).set({ sentAt: new Date(), nextTryAt: null });
    expect((await resend('refund:pi_2')).status).toBe(409);
    expect((await resend('refund:none')).status).toBe(404);
    expect((await shop.send(resendMail, { params: { id: 'refund:pi_2' } })).status).toBe(401);
  });

  it('stays given up without its link', async () => {
    const { facts, ...mail } = passwordReset({ email: 'ada@example.com', name: 'Ada' }, 'secret');
    await inTransaction(shop.db, (tx) => writeMail(tx, { ...mail, facts }, new Date()));
    await shop.db.update(mails).set({ nextTryAt: null, facts: { kind: 'password_reset', name: 'Ada' } });
    expect(await resend(mail.event)).toMatchObject({
      status: 409,
      failure: { message: 'The link in this mail is gone. Its reader can ask for a new one.' },
    });
  });
});

describe('the link of a new password', () => {
  const readLetter = async (settings: Partial<Config>, recipient: string) => {
    const other = await openTestShop(settings);
    try {
      const { facts, ...mail } = passwordReset({ email: recipient, name: 'Ada' }, 'the-secret-token');
      await inTransaction(other.db, (tx) => writeMail(tx, { ...mail, facts }, new Date()));
      return (await other.send(getMail, { params: { id: mail.event } }, { headers: AS_STAFF })).body;
    } finally {
      await other.close();
    }
  };

  it('can be followed in a demo, where no mail is sent', async () => {
    const { text, html } = await readLetter({}, DEMO_SIGN_IN.email);
    for (const part of [text, html])
      expect(part).toContain('http://shop.test/admin-reset-password?token=the-secret-token');
  });

  it.each([
    ['demo, where it is somebody else’s', {}, 'ada@example.com'],
    ['shop without demo', { demoSignIn: false }, DEMO_SIGN_IN.email],
    ['demo that sends mail', { smtpUrl: 'smtp://127.0.0.1:1' }, DEMO_SIGN_IN.email],
  ])('is hidden in a %s', async (_, settings, recipient) => {
    const { subject, text, html } = await readLetter(settings, recipient);
    expect(subject).toBe('Choose a new password for the Marigold back office');
    for (const part of [text, html]) expect(part).not.toContain('the-secret-token');
  });
});

describe('everyone else', () => {
  it('is refused', async () => {
    await write('pi_1', new Date());
    expect((await shop.send(listMails, { query: {} })).status).toBe(401);
    expect((await shop.send(getMail, { params: { id: 'refund:pi_1' } })).status).toBe(401);
  });
});

describe('an order', () => {
  it('is confirmed once, and each change by staff is mailed', async () => {
    const lamp = await addStockedLamp(shop.db, null);
    const { order, body, paymentIntentId } = await buy(shop, lamp);
    const change = (status: 'packaging' | 'on-the-road', description?: string) =>
      shop.send(
        updateOrderStatus,
        { params: { id: order.id }, body: { status, ...(description && { description }) } },
        { headers: AS_STAFF },
      );
    await change('packaging');
    await change('on-the-road', 'Left Leeds');
    const { body: listed } = await list();
    expect(listed.map(({ subject }) => subject)).toEqual([
      `Your order: On The Road (${order.id})`,
      `Your order: Packaging (${order.id})`,
      `Your Marigold order ${order.id}`,
    ]);
    expect(listed.every(({ recipient }) => recipient === body.userEmail)).toBe(true);
    expect(paymentIntentId).toMatch(/^pi_/);
    const [moving, packing, confirmation] = await Promise.all(listed.map(({ id }) => read(id)));
    expect(moving?.text).toContain('Left Leeds');
    // The default text of an activity is not shown to people.
    expect(packing?.text).not.toContain('Status updated');
    expect(confirmation?.text).toContain('http://shop.test/user/track-order?order=');
  });
});
