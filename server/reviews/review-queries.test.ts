import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getProduct } from '#contract/calls/products.ts';
import { createReview, listProductReviews, markHelpful, unmarkHelpful } from '#contract/calls/reviews.ts';
import {
  approveReview,
  changeReviewsInBulk,
  deleteReview,
  REVIEW_ACTIONS,
  type ReviewAction,
  rejectReview,
  restoreReview,
  updateReview,
} from '#contract/calls/staff-reviews.ts';
import { reviews, reviewVotes, throttles } from '#db/schema/index.ts';
import { COUNTED_REVIEWS, type CountedReviews } from '#domain/reviews/counted-reviews.ts';
import { computeAverage } from '#domain/reviews/rating-counts.ts';
import { readCounters, recountedCounters } from '../testing/read-counters.ts';
import { setSettings } from '../testing/set-settings.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [reviewVotes, throttles]) await shop.db.delete(table);
});

const PRODUCTS = [kettle.id, lamp.id];
const staff = { headers: AS_STAFF };
const browsers = Array.from({ length: 3 }, () => ({
  headers: { cookie: `marigold_buyer=${randomBytes(32).toString('base64url')}` },
}));

type Step =
  | { what: 'create'; product: number; rating: number; byStaff: boolean }
  | { what: 'edit'; review: number; rating: number }
  | { what: 'delete' | 'restore' | 'verify' | 'approve' | 'reject'; review: number }
  | { what: 'bulk'; action: ReviewAction }
  | { what: 'set'; settings: { holdReviews: boolean; countedReviews: CountedReviews } }
  | { what: 'vote' | 'unvote'; review: number; browser: number };

const rating = fc.integer({ min: 1, max: 5 });
const review = fc.nat(7);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('create' as const),
      product: fc.nat(1),
      rating,
      byStaff: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('edit' as const), review, rating }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('delete', 'restore', 'verify', 'approve', 'reject'),
      review,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('bulk' as const),
      action: fc.constantFrom(...REVIEW_ACTIONS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('set' as const),
      settings: fc.record({
        holdReviews: fc.boolean(),
        countedReviews: fc.constantFrom(...COUNTED_REVIEWS),
      }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('vote' as const, 'unvote' as const),
      review,
      browser: fc.nat(2),
    }),
  },
);

/** The ids of all reviews, deleted or not. */
const idsNow = async () => (await shop.db.select({ id: reviews.id }).from(reviews)).map(({ id }) => id);

async function take(step: Step, ids: readonly string[]): Promise<number> {
  const id = ids['review' in step ? step.review % Math.max(1, ids.length) : 0] ?? 'none';
  const params = { id };
  switch (step.what) {
    case 'create': {
      const body = {
        userName: 'Ada',
        userEmail: 'ada@example.com',
        rating: step.rating,
        comment: 'So.',
        ...(step.byStaff && { verified: true }),
      };
      return (await shop.send(createReview, { params: { id: PRODUCTS[step.product] ?? '' }, body }, staff))
        .status;
    }
    case 'set':
      return (await setSettings(shop, step.settings)).status;
    case 'approve':
      return (await shop.send(approveReview, { params }, staff)).status;
    case 'reject':
      return (await shop.send(rejectReview, { params }, staff)).status;
    case 'edit':
      return (await shop.send(updateReview, { params, body: { rating: step.rating } }, staff)).status;
    case 'verify':
      return (await shop.send(updateReview, { params, body: { verified: true } }, staff)).status;
    case 'delete':
      return (await shop.send(deleteReview, { params }, staff)).status;
    case 'restore':
      return (await shop.send(restoreReview, { params }, staff)).status;
    case 'bulk':
      if (ids.length === 0) return 200;
      return (await shop.send(changeReviewsInBulk, { body: { ids: [...ids], action: step.action } }, staff))
        .status;
    case 'vote':
      return (await shop.send(markHelpful, { params }, browsers[step.browser])).status;
    case 'unvote':
      return (await shop.send(unmarkHelpful, { params }, browsers[step.browser])).status;
  }
}

/** Ratings, counters and votes as stored, and as counted from the reviews. */
async function expectAgreement(): Promise<void> {
  const rows = await shop.db.select().from(reviews);
  for (const countedReviews of COUNTED_REVIEWS) {
    await setSettings(shop, { countedReviews });
    for (const id of PRODUCTS) {
      const there = rows.filter((row) => row.productId === id && !row.deletedAt && !row.heldAt);
      const counted = there.filter((row) => countedReviews === 'all' || row.verified);
      const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
      for (const row of counted) distribution[row.rating as keyof typeof distribution] += 1;
      const average = computeAverage(distribution);
      const { body: product } = await shop.send(getProduct, { params: { id } });
      expect([product.rating, product.reviews]).toEqual([average, counted.length]);
      const { body: list } = await shop.send(listProductReviews, { params: { id } });
      expect([list.average, list.total, list.distribution]).toEqual([average, there.length, distribution]);
    }
  }
  expect((await readCounters(shop.db)).reviews).toEqual((await recountedCounters(shop.db))?.reviews);
  const votes = Map.groupBy(await shop.db.select().from(reviewVotes), ({ reviewId }) => reviewId);
  for (const row of rows) expect(row.helpful).toBe(votes.get(row.id)?.length ?? 0);
}

it('ratings, counters and votes match the reviews after any changes, also concurrent ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyStep, { maxLength: 6 }), { maxLength: 4 }), async (rounds) => {
      await shop.db.delete(throttles);
      for (const atOnce of rounds) {
        const ids = await idsNow();
        const statuses = await Promise.all(atOnce.map((step) => take(step, ids)));
        for (const status of statuses) expect([200, 201, 404, 409]).toContain(status);
      }
      await expectAgreement();
    }),
    { numRuns: 25 },
  );
}, 120_000);
