import type { Hono } from 'hono';
import { createReview, getReview, listProductReviews } from '#contract/reviews.ts';
import type { Database } from '#db/connection.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { throttle } from '../http/throttle.ts';
import { presentReview } from './present-review.ts';
import { findReview, findReviewedProduct, selectReviews } from './review-queries.ts';
import { staffReviewRoutes } from './staff-review-routes.ts';
import { writeReview } from './write-review.ts';

/** Reviews a person may write from one address: enough for a household, too few for a flood. */
const REVIEWS_PER_HOUR = { name: 'review', limit: 30, seconds: 3_600 };

/** Reading reviews, writing one, and what staff do with them. */
export function reviewRoutes(app: Hono<Environment>, db: Database): void {
  // First: '/reviews/export' is not the review of that id.
  staffReviewRoutes(app, db);

  bind(app, listProductReviews, async ({ params, query }) => {
    const { page = 1, limit = 10 } = query;
    const product = await findReviewedProduct(db, params.id);
    if (!product) return refuse('not_found', 'Product not found');
    const reviews = await selectReviews(db, params.id, { page, limit });
    const { total, average } = product;
    return success({ reviews: reviews.map(presentReview), total, page, limit, average });
  });

  bind(app, createReview, async ({ params, body }, { visitor, seed, findStaff }) => {
    // Staff who say whether it is verified write on behalf of a customer; else they are a shopper like any other.
    const staff = body.verified === undefined ? null : await findStaff();
    const refusal = staff ? null : await throttle(db, REVIEWS_PER_HOUR, visitor.address);
    if (refusal) return refusal;
    const review = await writeReview(db, params.id, body, { staff, visitor, seed, now: new Date() });
    return review ? success(presentReview(review)) : refuse('not_found', 'Product not found');
  });

  bind(app, getReview, async ({ params }) => {
    const review = await findReview(db, params.id);
    return review ? success(presentReview(review)) : refuse('not_found', 'Review not found');
  });
}
