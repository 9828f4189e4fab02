import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { getDashboard } from '#contract/calls/dashboard.ts';
import { getOrder } from '#contract/calls/orders.ts';
import { getProduct } from '#contract/calls/products.ts';
import { createReview, getReview, listProductReviews, markHelpful } from '#contract/calls/reviews.ts';
import {
  approveReview,
  changeReviewsInBulk,
  getStaffReview,
  listReviews,
  rejectReview,
  restoreReview,
} from '#contract/calls/staff-reviews.ts';
import { auditLog, reviews } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { readCookies } from '../testing/prove-email.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { setSettings } from '../testing/set-settings.ts';
import { deleteAllReviews } from '../testing/staff-reviews.ts';
import { tagsInvalidatedBy } from '../testing/tags-invalidated-by.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setSettings(shop, { holdReviews: true });
  await deleteAllReviews(shop);
});

const staff = { headers: AS_STAFF };
const body = { userName: 'Ada', userEmail: 'ada@example.com', rating: 4, comment: 'It boils.' };

async function write(changes: Partial<typeof body> = {}, init: Parameters<TestShop['send']>[2] = {}) {
  const address = `192.0.2.${10 + (sent++ % 200)}`;
  const sending = { params: { id: kettle.id }, body: { ...body, ...changes } };
  const written = await shop.send(createReview, sending, { address, ...init });
  expect(written.status).toBe(201);
  return written.body;
}
let sent = 0;

async function look() {
  const { body: product } = await shop.send(getProduct, { params: { id: kettle.id } });
  const { body: list } = await shop.send(listProductReviews, { params: { id: kettle.id } });
  return { rating: product.rating, reviews: product.reviews, average: list.average, listed: list.total };
}
const NOTHING = { rating: 0, reviews: 0, average: 0, listed: 0 };

const waiting = async () =>
  (await shop.send(listReviews, { query: { waiting: true } }, staff)).body.map(({ _id }) => _id);

const toDo = async () => (await shop.send(getDashboard, {}, staff)).body.needs.waitingReviews;

describe('a held review', () => {
  it('counts nowhere and is seen by nobody but staff until it is approved', async () => {
    const { _id: id, waiting: isWaiting } = await write();
    expect(isWaiting).toBe(true);
    expect(await look()).toEqual(NOTHING);
    expect((await shop.send(getReview, { params: { id } })).status).toBe(404);
    expect((await shop.send(markHelpful, { params: { id } })).status).toBe(404);
    expect((await readCounters(shop.db)).reviews).toEqual([]);
    expect(await waiting()).toEqual([id]);
    expect(await toDo()).toBe(1);

    const { status, body: approved } = await shop.send(approveReview, { params: { id } }, staff);
    expect([status, approved.waiting]).toEqual([200, undefined]);
    expect(await look()).toEqual({ rating: 4, reviews: 1, average: 4, listed: 1 });
    expect((await shop.send(getReview, { params: { id } })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await toDo()).toBe(0);
  });

  it('renders no page again before it is approved', async () => {
    expect(await tagsInvalidatedBy(write)).toEqual([]);
    const [id = ''] = await waiting();
    const approving = () => shop.send(approveReview, { params: { id } }, staff);
    expect(await tagsInvalidatedBy(approving)).toContain('ratings');
  });

  it('is the same review when its request is repeated', async () => {
    const init = { headers: { 'Idempotency-Key': 'a-held-review-0001' } };
    const first = await write({}, init);
    expect((await write({}, init))._id).toBe(first._id);
    // Simulates a lost answer.
    await shop.db.execute('delete from idempotent_answers').catch(() => undefined);
    const again = await write({}, init);
    expect([again._id, again.waiting]).toEqual([first._id, true]);
  });

  it('is shown to its buyer as waiting', async () => {
    const { order, started } = await buy(shop, lamp);
    const buyer = { headers: readCookies(started.headers) };
    const fetchLine = async () =>
      (await shop.send(getOrder, { params: { id: order.id } }, buyer)).body.products[0];
    const sending = { params: { id: lamp.id }, body: { ...body, orderId: order.id } };
    const { body: review } = await shop.send(createReview, sending, buyer);
    expect(await fetchLine()).toMatchObject({ reviewed: true, reviewWaiting: true });
    await shop.send(approveReview, { params: { id: review._id } }, staff);
    const line = await fetchLine();
    expect([line?.reviewed, line?.reviewWaiting]).toEqual([true, undefined]);
  });
});

describe('staff', () => {
  it('reject a review, which can be restored and waits again', async () => {
    const { _id: id } = await write();
    const { body: rejected } = await shop.send(rejectReview, { params: { id } }, staff);
    expect(rejected.deletedAt).toBeDefined();
    expect(await waiting()).toEqual([]);
    expect((await shop.send(approveReview, { params: { id } }, staff)).status).toBe(404);
    await shop.send(restoreReview, { params: { id } }, staff);
    expect(await waiting()).toEqual([id]);
    expect(await look()).toEqual(NOTHING);
    expect(await selectActions(id)).toEqual(['review.reject', 'review.restore']);
  });

  it('approve in bulk, each with an entry in the audit log and nothing twice', async () => {
    const ids = [(await write())._id, (await write({ rating: 2 }))._id];
    const bulk = { ids: [...ids, 'none'], action: 'approve' as const };
    const { body: first } = await shop.send(changeReviewsInBulk, { body: bulk }, staff);
    expect(first).toEqual({
      succeeded: [...ids].sort(),
      failed: [{ id: 'none', message: 'Review not found' }],
    });
    await shop.send(changeReviewsInBulk, { body: bulk }, staff);
    for (const id of ids) expect(await selectActions(id)).toEqual(['review.approve']);
    expect(await look()).toMatchObject({ rating: 3, reviews: 2 });
    expect((await readCounters(shop.db)).reviews).toEqual((await recountedCounters(shop.db))?.reviews);
  });

  it('cannot reject a published review', async () => {
    const { _id: id } = await write();
    await shop.send(approveReview, { params: { id } }, staff);
    const { status, failure } = await shop.send(rejectReview, { params: { id } }, staff);
    expect([status, failure.message]).toEqual([409, 'This review is published already.']);
    expect(await look()).toMatchObject({ reviews: 1 });
  });

  it('publish at once what they write for a customer', async () => {
    const sending = { params: { id: kettle.id }, body: { ...body, verified: true } };
    expect((await shop.send(createReview, sending, staff)).body.waiting).toBeUndefined();
    expect(await look()).toMatchObject({ reviews: 1 });
  });

  it('see waiting reviews among the others, marked, and counted in the total', async () => {
    const { _id: id } = await write();
    await shop.send(createReview, { params: { id: lamp.id }, body: { ...body, verified: true } }, staff);
    const all = await shop.send(listReviews, {}, staff);
    expect(all.headers.get('X-Total-Count')).toBe('2');
    expect(all.body.map(({ waiting }) => waiting)).toEqual([undefined, true]);
    const ask = async (query: { waiting: boolean; verified?: boolean }) => {
      const { headers, body } = await shop.send(listReviews, { query }, staff);
      expect(headers.get('X-Total-Count')).toBe(String(body.length));
      return body.length;
    };
    expect(await ask({ waiting: false })).toBe(1);
    expect(await ask({ waiting: true, verified: true })).toBe(0);
    const { body: found } = await shop.send(getStaffReview, { params: { id } }, staff);
    expect(found.waiting).toBe(true);
  });
});

test('without the setting a review is published at once, and those that wait go on waiting', async () => {
  const { _id: id } = await write();
  await setSettings(shop, { holdReviews: false });
  expect((await write()).waiting).toBeUndefined();
  expect(await look()).toMatchObject({ reviews: 1 });
  expect(await waiting()).toEqual([id]);
});

test.each([approveReview, rejectReview])('is for staff only: $path', async (call) => {
  const { status, failure } = await shop.send(call, { params: { id: 'r' } });
  expect([status, failure.code]).toEqual([401, 'not_signed_in']);
});

async function selectActions(id: string): Promise<string[]> {
  const rows = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.at);
  expect(await shop.db.$count(reviews, eq(reviews.id, id))).toBe(1);
  return rows.map(({ action }) => action);
}
