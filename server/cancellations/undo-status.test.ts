import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, updateOrderStatus } from '#contract/calls/orders.ts';
import {
  changeStatusInBulk,
  getStaffOrder,
  listOrderRows,
  undoStatusInBulk,
} from '#contract/calls/staff-orders.ts';
import { auditLog, mails } from '#db/schema/index.ts';
import type { MoneyChoice } from '#domain/orders/kept-money.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { UNDO_TIME } from '#domain/orders/undo-status.ts';
import { claimDueMails, markSent } from '../mail/mail-queries.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

async function bought() {
  const lamp = await addStockedLamp(shop.db, 5);
  const { order } = await buy(shop, lamp, { userEmail: `${randomUUID()}@example.com` }, { quantity: 2 });
  return { id: order.id, lamp };
}

async function unpaid() {
  const lamp = await addStockedLamp(shop.db, 5);
  const { body } = await shop.send(createOrder, { body: createOrderBody(lamp) });
  return { id: body.id, lamp };
}

const setAll = async (ids: string[], status: OrderStatus, more: { money?: MoneyChoice } = {}) => {
  const body = { status, ...more, orders: ids.map((id) => ({ id })) };
  expect((await shop.send(changeStatusInBulk, { body }, as)).body.succeeded).toEqual(ids);
};
const setOne = (id: string, status: OrderStatus) =>
  shop.send(updateOrderStatus, { params: { id }, body: { status } }, as);
const undo = async (status: OrderStatus, ...undone: { id: string; was?: OrderStatus }[]) =>
  (await shop.send(undoStatusInBulk, { body: { status, orders: undone } }, as)).body;
const findStaffOrder = async (id: string) => (await shop.send(getStaffOrder, { params: { id } }, as)).body;
const readStatus = async (id: string) => (await findStaffOrder(id)).order.status;
const statusMails = async (id: string) =>
  (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith(`order:${id}:status:`));
const countStatus = async (status: OrderStatus) =>
  Number((await shop.send(listOrderRows, { query: { status } }, as)).headers.get('X-Total-Count'));

describe('the mail of a change of many statuses', () => {
  it('is due a minute later, that of one order at once', async () => {
    const [{ id }, single] = [await bought(), await bought()];
    await setAll([id], 'processing');
    await setOne(single.id, 'processing');
    const [mail] = await statusMails(id);
    expect(mail?.nextTryAt?.getTime()).toBe((mail?.createdAt.getTime() ?? 0) + UNDO_TIME);
    const [atOnce] = await statusMails(single.id);
    expect(atOnce?.nextTryAt).toEqual(atOnce?.createdAt);
  });
});

describe('taking back a change of many statuses', () => {
  it('gives each order its own status again, with its counter, its audit entry and no mail', async () => {
    const [placed, packed] = [await bought(), await bought()];
    await setOne(packed.id, 'packaging');
    const before = [
      await countStatus('placed'),
      await countStatus('packaging'),
      await countStatus('delivered'),
    ];
    await setAll([placed.id, packed.id], 'delivered');
    const undone = await undo('delivered', { id: placed.id, was: 'placed' }, { id: packed.id });
    expect(undone).toEqual({ succeeded: [placed.id, packed.id], failed: [], mailed: [] });
    expect([await readStatus(placed.id), await readStatus(packed.id)]).toEqual(['placed', 'packaging']);
    expect([
      await countStatus('placed'),
      await countStatus('packaging'),
      await countStatus('delivered'),
    ]).toEqual(before);
    expect(await statusMails(placed.id)).toEqual([]);
    expect(await statusMails(packed.id)).toHaveLength(1);
    const { pieces, order } = await findStaffOrder(placed.id);
    expect(pieces[0]?.fulfilled).toBeUndefined();
    expect(order.activities.map(({ status }) => status)).toEqual(['delivered', 'placed']);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, placed.id));
    expect(entries.map(({ after }) => after)).toContainEqual({
      status: 'placed',
      emailed: false,
      undone: true,
    });
  });

  it('takes the pieces of rejected orders from stock again, and owes nothing', async () => {
    const { id, lamp } = await bought();
    await setAll([id], 'rejected');
    expect([await readStock(shop.db, lamp), (await findStaffOrder(id)).owed]).toEqual([
      5,
      expect.any(Number),
    ]);
    expect((await undo('rejected', { id })).succeeded).toEqual([id]);
    expect([await readStock(shop.db, lamp), (await findStaffOrder(id)).owed]).toEqual([3, undefined]);
  });

  it.each(['processing', 'on-the-road'] as const)(
    'rejects an order again that was set to %s, with the stock and the money it had',
    async (status) => {
      const { id, lamp } = await bought();
      await setOne(id, 'rejected');
      const { owed } = await findStaffOrder(id);
      await setAll([id], status);
      expect((await undo(status, { id })).succeeded).toEqual([id]);
      expect([await readStock(shop.db, lamp), (await findStaffOrder(id)).owed]).toEqual([5, owed]);
    },
  );

  it('leaves pieces out of stock that were not in it before', async () => {
    const { id, lamp } = await bought();
    const without = { status: 'rejected' as const, restock: false };
    await shop.send(updateOrderStatus, { params: { id }, body: without }, as);
    await setAll([id], 'processing');
    await undo('processing', { id });
    expect([await readStatus(id), await readStock(shop.db, lamp)]).toEqual(['rejected', 3]);
  });

  it('gives an unpaid order its time to be paid again', async () => {
    const { id } = await unpaid();
    const until = (await findStaffOrder(id)).order.unpaidUntil;
    expect(until).toBeDefined();
    await setAll([id], 'processing');
    await undo('processing', { id });
    expect((await findStaffOrder(id)).order.unpaidUntil).toBe(until);
  });

  it('is refused where the pieces were sold meanwhile, and then the mail still leaves', async () => {
    const { id, lamp } = await bought();
    await setAll([id], 'rejected');
    await buy(shop, lamp, {}, { quantity: 4 });
    const { failed, succeeded } = await undo('rejected', { id });
    expect([succeeded, failed[0]?.message]).toEqual([[], expect.stringContaining('were sold meanwhile')]);
    expect([await readStatus(id), (await statusMails(id)).length]).toEqual(['rejected', 1]);
  });

  it('is refused for each order that was changed since, that is unknown or whose money is gone', async () => {
    const [moved, twice, paidBack, good] = [await bought(), await bought(), await bought(), await bought()];
    await setAll([moved.id, twice.id, good.id], 'processing');
    await setOne(moved.id, 'on-hold');
    const description = 'The blue one is packed twice.';
    const note = { status: 'processing' as const, description };
    await shop.send(updateOrderStatus, { params: { id: twice.id }, body: note }, as);
    const unknown = { id: 'MG-0000-0000-0000-0000' };
    const { succeeded, failed } = await undo(
      'processing',
      ...[moved, twice, unknown, good].map(({ id }) => ({ id })),
    );
    expect(succeeded).toEqual([good.id]);
    const changed = 'This order has changed otherwise, or longer ago. Set its status by hand instead.';
    expect(failed).toEqual([
      { id: moved.id, message: 'API token has set this order to On Hold meanwhile.' },
      { id: twice.id, message: changed },
      { id: unknown.id, message: 'Order not found' },
    ]);
    await setAll([paidBack.id], 'rejected', { money: 'returned' });
    const refused = await undo('rejected', { id: paidBack.id });
    expect(refused.failed[0]?.message).toBe(
      'The money of this order is returned already. It stays rejected.',
    );
  });

  it('changes an order once, and none that had the status before or had another one', async () => {
    const [once, other] = [await bought(), await bought()];
    await setAll([once.id, other.id], 'processing');
    const answers = await Promise.all([
      undo('processing', { id: once.id }),
      undo('processing', { id: once.id }),
    ]);
    expect(answers.map(({ succeeded }) => succeeded.length).sort()).toEqual([0, 1]);
    expect((await undo('processing', { id: other.id, was: 'on-hold' })).succeeded).toEqual([]);
    await setAll([other.id], 'processing');
    shop.later(11 * 60_000);
    expect((await undo('processing', { id: other.id })).succeeded).toEqual([]);
    expect([await readStatus(once.id), await readStatus(other.id)]).toEqual(['placed', 'processing']);
  });

  it('names the orders whose mail has left, or is being sent, and sends that one no second time', async () => {
    const [sent, trying, waiting] = [await bought(), await bought(), await bought()];
    await shop.db.update(mails).set({ nextTryAt: null, sentAt: new Date() });
    const now = new Date();
    await setAll([sent.id, trying.id], 'processing');
    const due = { now: new Date(now.getTime() + 3_600_000), until: new Date(now.getTime() + 7_200_000) };
    expect(await claimDueMails(shop.db, { ...due, limit: 10 })).toHaveLength(2);
    await markSent(shop.db, `order:${sent.id}:status:0`, now);
    await setAll([waiting.id], 'processing');
    const { succeeded, mailed } = await undo(
      'processing',
      ...[sent, trying, waiting].map(({ id }) => ({ id })),
    );
    expect(succeeded).toEqual([sent.id, trying.id, waiting.id]);
    expect(mailed).toEqual([sent.id, trying.id]);
    expect(await statusMails(trying.id)).toMatchObject([{ nextTryAt: null, sentAt: null }]);
    expect(await statusMails(waiting.id)).toEqual([]);
  });

  it('refuses 0 and 101 orders', async () => {
    const many = Array.from({ length: 101 }, () => ({ id: 'MG-0000-0000-0000-0000' }));
    for (const undone of [[], many]) {
      const body = { status: 'placed' as const, orders: undone };
      expect((await shop.send(undoStatusInBulk, { body }, as)).status).toBe(400);
    }
  });
});
