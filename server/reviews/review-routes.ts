import type { Hono } from 'hono';
import { createReview, getReview, listProductReviews } from '#contract/calls/reviews.ts';
import type { Database } from '#db/connection.ts';
import { productReviewList } from '#domain/reviews/product-review-list.ts';
import { computeAverage, countOfStars, sumRatings } from '#domain/reviews/rating-counts.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, bindShared, type Environment } from '../http/bind.ts';
import { type Limit, throttleAll } from '../http/throttle.ts';
import type { ListServices } from '../lists/bind-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { helpfulRoutes } from './helpful-routes.ts';
import { presentReview } from './present-review.ts';
import { countRatings, findReview, findReviewedProduct, selectReviews } from './review-queries.ts';
import { staffReviewRoutes } from './staff-review-routes.ts';
import { writeReview } from './write-review.ts';

const FROM_ADDRESS: Limit = { name: 'review', limit: 30, seconds: 3_600 };

/** The limit of reviews of a product by one IP, so that a single person cannot move its rating much. */
const OF_PRODUCT_FROM_IP: Limit = { name: 'review of product from address', limit: 10, seconds: 3_600 };

/** From all addresses together. */
const OF_PRODUCT: Limit = { name: 'review of product', limit: 60, seconds: 3_600 };

type ReviewServices = ListServices & { reading: Database; settings: CurrentSettings };

/** Reviews for shoppers and for staff. */
export function reviewRoutes(app: Hono<Environment>, services: ReviewServices): void {
  const { db, reading, settings, now } = services;
  // First: /reviews/export is no review's id.
  staffReviewRoutes(app, services);

  bindShared(app, listProductReviews, async ({ params: { id }, query }) => {
    const { page = 1, limit = productReviewList.pageSize, sort = 'newest', stars = null } = query;
    const [{ countedReviews }, product, ratings, reviews] = await Promise.all([
      settings.read(),
      findReviewedProduct(reading, id),
      countRatings(reading, id),
      selectReviews(reading, id, { stars, sort, page, limit }),
    ]);
    if (!product) return { ...refuse('not_found', 'Product not found'), shows: [`product:${id}`] };
    const distribution = ratings[countedReviews];
    const answer = success({
      reviews: reviews.map(presentReview),
      total: stars === null ? sumRatings(ratings.all) : countOfStars(ratings.all, stars),
      page,
      limit,
      average: computeAverage(distribution),
      ...(countedReviews === 'verified' && { countsVerified: true as const }),
      distribution,
    });
    return { ...answer, shows: ['settings', `product:${id}`, `reviews:${id}`] };
  });

  bind(app, createReview, async ({ params, body }, { visitor, seed, findStaff }) => {
    // Staff who set `verified` write for a customer; without it they are shoppers.
    const staff = body.verified === undefined ? null : await findStaff();
    const refusal = staff
      ? null
      : await throttleAll(db, [
          [FROM_ADDRESS, visitor.ip],
          [OF_PRODUCT_FROM_IP, `${params.id} ${visitor.ip}`],
          [OF_PRODUCT, params.id],
        ]);
    if (refusal) return refusal;
    const writing = { staff, visitor, seed, now: now(), defaults: settings.defaults };
    const written = await writeReview(db, params.id, body, writing);
    return written.ok ? success(presentReview(written.review)) : written;
  });

  helpfulRoutes(app, services);

  bindShared(app, getReview, async ({ params }) => {
    const review = await findReview(reading, params.id);
    return review
      ? { ...success(presentReview(review)), shows: [`reviews:${review.productId}`] }
      : refuse('not_found', 'Review not found');
  });
}
