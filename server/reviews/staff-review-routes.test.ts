import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createReview, getReview, listProductReviews } from '#contract/calls/reviews.ts';
import {
  changeReviewsInBulk,
  deleteReview,
  exportReviews,
  getStaffReview,
  listReviews,
  restoreReview,
  updateReview,
} from '#contract/calls/staff-reviews.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { addReview, deleteAllReviews, REVIEW, readRating } from '../testing/staff-reviews.ts';
import { tagsInvalidatedBy } from '../testing/tags-invalidated-by.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { staffReviewQueries } from './staff-review-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());
beforeEach(() => deleteAllReviews(shop));

const staff = { headers: AS_STAFF };
test.each([
  [listReviews, {}],
  [getStaffReview, { params: { id: 'r' } }],
  [updateReview, { params: { id: 'r' }, body: { verified: true } }],
  [deleteReview, { params: { id: 'r' } }],
  [restoreReview, { params: { id: 'r' } }],
  [changeReviewsInBulk, { body: { ids: ['r'], action: 'delete' as const } }],
])('is for staff only: $path', async (call, input) => {
  const { status, failure } = await shop.send(call, input as never);
  expect([status, failure.code]).toEqual([401, 'not_signed_in']);
});

describe('a review that staff add for a customer', () => {
  it('is verified as they choose, and in the audit log', async () => {
    const id = await addReview(shop, { verified: true });
    const { body: found } = await shop.send(getStaffReview, { params: { id } }, staff);
    expect(found).toMatchObject({ verified: true, helpful: 0, userEmail: 'ada@example.com' });
    expect(found.productName).toBe(kettle.name);
    expect(await selectAuditEntries(shop.db, id)).toMatchObject([
      { actor: 'API token', action: 'review.create', before: null, after: { rating: 4, verified: true } },
    ]);
  });

  it('is not verified by others, whatever they send', async () => {
    const { body: written } = await shop.send(createReview, {
      params: { id: kettle.id },
      body: { ...REVIEW, verified: true },
    });
    expect(written.verified).toBe(false);
    expect(await selectAuditEntries(shop.db, written._id)).toEqual([]);
  });

  it('is created once when the same request is sent twice', async () => {
    const send = () =>
      shop.send(
        createReview,
        { params: { id: lamp.id }, body: REVIEW },
        { headers: { ...AS_STAFF, 'Idempotency-Key': 'the-same-review' } },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await selectAuditEntries(shop.db, first.body._id)).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is a filtered and sorted page', async () => {
    const first = await addReview(shop, { rating: 5, comment: 'Wonderful CRÈME pot' });
    const second = await addReview(shop, {
      rating: 1,
      verified: true,
      userName: 'Grace',
      userEmail: 'g@navy.mil',
    });
    const third = await addReview(shop, { rating: 5, title: '100% pure_joy' }, lamp);
    const ids = async (query: object) => {
      const { body: list } = await shop.send(listReviews, { query }, staff);
      return list.map(({ _id }) => _id);
    };
    expect(await ids({})).toEqual([third, second, first]);
    expect(await ids({ sort: 'oldest' })).toEqual([first, second, third]);
    expect(await ids({ sort: 'rating-high' })).toEqual([third, first, second]);
    expect(await ids({ sort: 'rating-low' })).toEqual([second, first, third]);
    expect(await ids({ verified: 'true' })).toEqual([second]);
    expect(await ids({ verified: 'false' })).toEqual([third, first]);
    expect(await ids({ rating: '5' })).toEqual([third, first]);
    expect(await ids({ product: lamp.id })).toEqual([third]);
    expect(await ids({ search: 'crème' })).toEqual([first]);
    expect(await ids({ search: 'NAVY' })).toEqual([second]);
    expect(await ids({ search: '0% pure_' })).toEqual([third]);
    expect(await ids({ search: '%' })).toEqual([third]);
    expect(await ids({ search: "' or 1=1 --" })).toEqual([]);
  });

  it('has the total of all pages', async () => {
    for (let i = 0; i < 3; i++) await addReview(shop);
    const { body: list, headers } = await shop.send(listReviews, { query: { page: 2, limit: 2 } }, staff);
    expect(list).toHaveLength(1);
    expect(headers.get('X-Total-Count')).toBe('3');
  });

  test.each([{ rating: '6' }, { rating: 'x' }, { verified: 'perhaps' }, { sort: 'id' }, { page: '0' }])(
    'refuses %o',
    async (query) => {
      const { status } = await shop.send(listReviews, { query: query as never }, staff);
      expect(status).toBe(400);
    },
  );

  it('pages through the results of a search', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await addReview(shop, { title: 'Zebra', rating: i + 1 }));
    const page = async (number: number, sort: 'newest' | 'rating-low') => {
      const query = { search: 'zebra', sort, page: number, limit: 2 };
      return (await shop.send(listReviews, { query }, staff)).body.map(({ _id }) => _id);
    };
    const newest = ids.toReversed();
    expect([
      ...(await page(1, 'newest')),
      ...(await page(2, 'newest')),
      ...(await page(3, 'newest')),
    ]).toEqual(newest);
    expect(await page(2, 'rating-low')).toEqual(ids.slice(2, 4));
    expect(await page(9, 'newest')).toEqual([]);
  });

  it('is read in batches, each review once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await addReview(shop));
    const context = { now: new Date(), zone: 'UTC' };
    const read: string[][] = [];
    for await (const batch of staffReviewQueries.readAll(shop.db, {}, context, 2))
      read.push(batch.map(({ review }) => review.id));
    expect(read.map((batch) => batch.length)).toEqual([2, 2, 1]);
    expect(read.flat()).toEqual(ids.toReversed());
  });

  it('is exported without formulas', async () => {
    const path = `/api${exportReviews.path}`;
    expect((await shop.fetch(path)).status).toBe(401);
    await addReview(shop, { title: '=HYPERLINK("http://evil.example")', comment: 'one, "two"' });
    await addReview(shop, { rating: 1 });
    const response = await shop.fetch(`${path}?rating=4`, { headers: AS_STAFF });
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="reviews-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")","one, ""two"""`);
  });
});

describe('a change', () => {
  it('updates the rating, the cached pages that show it, and the audit log', async () => {
    const id = await addReview(shop);
    await addReview(shop, { rating: 2 });
    const tags = await tagsInvalidatedBy(async () => {
      const { body: changed } = await shop.send(updateReview, { params: { id }, body: { rating: 5 } }, staff);
      expect(changed).toMatchObject({ rating: 5, title: 'Good' });
    });
    expect(await readRating(shop)).toEqual({ rating: 3.5, reviews: 2 });
    expect(tags).toEqual([`reviews:${kettle.id}`, `product:${kettle.id}`, 'ratings']);
    expect((await selectAuditEntries(shop.db, id)).at(-1)).toEqual({
      actor: 'API token',
      action: 'review.update',
      before: { rating: 4 },
      after: { rating: 5 },
    });
  });

  it('ignores fields that staff must not change', async () => {
    const id = await addReview(shop);
    const wrong = { verified: true, helpful: 99, _id: 'x', productId: lamp.id, createdAt: '1999-01-01' };
    const { body: changed } = await shop.send(updateReview, { params: { id }, body: wrong }, staff);
    expect(changed).toMatchObject({ _id: id, verified: true, helpful: 0, productId: kettle.id });
    expect(changed.createdAt > '2020').toBe(true);
  });

  it('is found by the new words', async () => {
    const id = await addReview(shop);
    await shop.send(updateReview, { params: { id }, body: { title: 'Zebra', userEmail: 'B@C.de' } }, staff);
    const { body: found } = await shop.send(listReviews, { query: { search: 'zebra' } }, staff);
    expect(found).toMatchObject([{ _id: id, userEmail: 'b@c.de' }]);
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 2.5 }],
    ['title', { title: ' ' }],
    ['comment', { comment: '' }],
    ['userEmail', { userEmail: 'nobody' }],
    ['verified', { verified: 'yes' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const id = await addReview(shop);
    const { status, failure } = await shop.send(
      updateReview,
      { params: { id }, body: wrong as never },
      staff,
    );
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('a deleted review', () => {
  it('is hidden from shoppers and ratings, and restored unchanged', async () => {
    const id = await addReview(shop);
    await addReview(shop, { rating: 2 });
    const { body: deleted } = await shop.send(deleteReview, { params: { id } }, staff);
    expect(deleted.deletedAt).toBeDefined();
    expect(await readRating(shop)).toEqual({ rating: 2, reviews: 1 });
    expect((await shop.send(getReview, { params: { id } })).status).toBe(404);
    const { body: page } = await shop.send(listProductReviews, { params: { id: kettle.id } });
    expect(page.reviews.map(({ _id }) => _id)).not.toContain(id);
    const changed = await shop.send(updateReview, { params: { id }, body: { verified: true } }, staff);
    expect(changed.status).toBe(404);

    await shop.send(deleteReview, { params: { id } }, staff);
    expect(await readRating(shop)).toEqual({ rating: 2, reviews: 1 });
    const { body: restored } = await shop.send(restoreReview, { params: { id } }, staff);
    expect(restored.deletedAt).toBeUndefined();
    expect(await readRating(shop)).toEqual({ rating: 3, reviews: 2 });
    expect((await selectAuditEntries(shop.db, id)).map(({ action }) => action)).toEqual([
      'review.create',
      'review.delete',
      'review.restore',
    ]);
  });

  test.each([deleteReview, restoreReview, getStaffReview])('must exist: $method $path', async (call) => {
    expect((await shop.send(call, { params: { id: 'none' } }, staff)).status).toBe(404);
  });
});

describe('the list of deleted reviews', () => {
  const listed = async (query: object) =>
    (await shop.send(listReviews, { query }, staff)).body.map(({ _id }) => _id);

  it('has only those, filtered and counted as the list is', async () => {
    const kept = await addReview(shop, { title: 'Kept unlike' });
    const gone = await addReview(shop, { title: 'Gone unlike', rating: 1 });
    await shop.send(deleteReview, { params: { id: gone } }, staff);
    expect(await listed({ search: 'unlike' })).toEqual([kept]);
    expect(await listed({ search: 'unlike', deleted: 'true' })).toEqual([gone]);
    expect(await listed({ search: 'unlike', deleted: 'true', rating: '5' })).toEqual([]);
    const { headers, body } = await shop.send(listReviews, { query: { deleted: 'true' } }, staff);
    expect(headers.get('X-Total-Count')).toBe(String(body.length));
    await shop.send(restoreReview, { params: { id: gone } }, staff);
    expect(await listed({ search: 'unlike', deleted: 'true' })).toEqual([]);
    expect(await listed({ search: 'unlike' })).toHaveLength(2);
  });
});
