import { randomUUID } from 'node:crypto';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMails } from '#contract/calls/mail.ts';
import { createOrder, getOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import { changeStatusInBulk, getStaffOrder } from '#contract/calls/staff-orders.ts';
import { auditLog, mails } from '#db/schema/index.ts';
import { createOrderBody } from '../testing/buy.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle);
});
afterAll(() => shop.close());

const AS = { headers: AS_STAFF };
const NOBODYS = 'MG-0000-0000-0000-0000';

/** An order of somebody of their own, so that tests do not see each other's. */
async function order(overrides: Parameters<typeof createOrderBody>[1] = {}) {
  const userEmail = `${randomUUID()}@example.com`;
  const placed = await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail, ...overrides }) });
  expect(placed.status).toBe(201);
  return placed.body;
}

const lastAudit = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.at)))[0];

describe('a change of many statuses', () => {
  const change = (orders: { id: string; from?: 'placed' | 'packaging'; notify?: boolean }[]) =>
    shop.send(changeStatusInBulk, { body: { status: 'on-the-road', orders } }, AS);

  it('changes each order independently, with its activity, audit entry and mail', async () => {
    const chosen = [await order(), await order()];
    const { status, body } = await change(chosen.map(({ id }) => ({ id, from: 'placed' })));
    expect(status).toBe(200);
    expect(body).toEqual({ succeeded: chosen.map(({ id }) => id), failed: [] });
    for (const { id, userEmail } of chosen) {
      const { body: found } = await shop.send(getStaffOrder, { params: { id } }, AS);
      expect(found.order.status).toBe('on-the-road');
      expect(found.order.activities.at(-1)?.description).toBe('Status updated to on-the-road');
      expect(await lastAudit(id)).toMatchObject({ action: 'order.status' });
      const { body: sent } = await shop.send(listMails, { query: { recipient: userEmail } }, AS);
      expect(sent.map(({ kind }) => kind)).toContain('order_status');
    }
  });

  it('mails nobody if staff disable the mail', async () => {
    const [quiet, mailed] = [await order(), await order()];
    const orders = [{ id: quiet.id, notify: false }, { id: mailed.id }];
    expect((await change(orders)).body.failed).toEqual([]);
    const selectKinds = async ({ userEmail }: typeof quiet) =>
      (await shop.send(listMails, { query: { recipient: userEmail } }, AS)).body.map(({ kind }) => kind);
    expect(await selectKinds(quiet)).not.toContain('order_status');
    expect(await selectKinds(mailed)).toContain('order_status');
  });

  it('lists the failures and changes the other orders', async () => {
    const [first, moved] = [await order(), await order()];
    await shop.send(updateOrderStatus, { params: { id: moved.id }, body: { status: 'rejected' } }, AS);
    const wanted = [first, moved, { id: NOBODYS }].map(({ id }) => ({ id, from: 'placed' as const }));
    const { body } = await change(wanted);
    expect(body.succeeded).toEqual([first.id]);
    expect(body.failed).toEqual([
      { id: moved.id, message: 'API token has set this order to Rejected meanwhile.' },
      { id: NOBODYS, message: 'Order not found' },
    ]);
  });

  it('refuses 0 and 101 orders', async () => {
    expect((await change([])).status).toBe(400);
    expect((await change(Array.from({ length: 101 }, () => ({ id: NOBODYS })))).status).toBe(400);
  });
});

describe('a change of status', () => {
  it('to the current status changes nothing and mails nobody', async () => {
    const { id } = await order();
    const set = () =>
      shop.send(updateOrderStatus, { params: { id }, body: { status: 'processing', from: 'placed' } }, AS);
    const { body: changed } = await set();
    expect(await set()).toMatchObject({ status: 200, body: changed });
    expect((await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).length).toBe(1);
    const sent = await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `order:${id}:%`));
    expect(sent.filter(({ kind }) => kind === 'order_status')).toHaveLength(1);
  });

  it('to the current status stores a description and mails nobody', async () => {
    const { id } = await order();
    const set = (description: string) =>
      shop.send(updateOrderStatus, { params: { id }, body: { status: 'processing', description } }, AS);
    await set('Status updated to processing');
    const { body } = await set('The blue one is packed twice.');
    expect(body).toMatchObject({
      activities: [
        { status: 'placed' },
        { description: 'Status updated to processing' },
        { description: 'The blue one is packed twice.' },
      ],
    });
    const sent = await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `order:${id}:%`));
    expect(sent.filter(({ kind }) => kind === 'order_status')).toHaveLength(1);
  });

  it('is audited with its actor, adds an activity and mails the customer', async () => {
    const { id, userEmail } = await order();
    const changed = await shop.send(
      updateOrderStatus,
      { params: { id }, body: { status: 'delivered', from: 'placed' } },
      AS,
    );
    expect(changed.body.activities.at(-1)).toMatchObject({
      status: 'delivered',
      description: 'Status updated to delivered',
    });
    expect(await lastAudit(id)).toMatchObject({
      actor: 'API token',
      action: 'order.status',
      before: { status: 'placed' },
      after: { status: 'delivered' },
    });
    const { body } = await shop.send(listMails, { query: { recipient: userEmail } }, AS);
    expect(body.map(({ subject }) => subject)).toContain(`Your order: Delivered (${id})`);
  });

  it('is refused after a concurrent one, with its actor and the current status', async () => {
    const { id } = await order();
    const change = (status: 'packaging' | 'on-hold') =>
      shop.send(updateOrderStatus, { params: { id }, body: { status, from: 'placed' } }, AS);
    const answers = await Promise.all([change('packaging'), change('on-hold')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = (await shop.send(getOrder, { params: { id } })).body.status;
    const label = now === 'packaging' ? 'Packaging' : 'On Hold';
    expect(answers.find(({ status }) => status === 409)?.failure.message).toBe(
      `API token has set this order to ${label} meanwhile.`,
    );
  });
});
