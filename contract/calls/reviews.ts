import * as z from 'zod/mini';
import { productReviewList } from '#domain/reviews/product-review-list.ts';
import { call, sharedCall } from '../define-call.ts';
import { optionalText, timestamp } from '../fields.ts';
import { ReviewBody } from '../forms/reviews.ts';
import { idParams } from '../ids.ts';
import { listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';

/** The public view of a review, without the reviewer's email address. */
export const Review = component('Review', {
  _id: z.string(),
  productId: z.string(),
  userName: z.string(),
  rating: z.number(),
  title: z.string(),
  comment: z.string(),
  verified: z.boolean(),
  helpful: z.number(),
  createdAt: timestamp,
  /** True until staff approve the review; shown to its author only. */
  waiting: z.optional(z.literal(true)),
});

export type WireReview = z.output<typeof Review>;

export const ReviewPage = component('ReviewPage', {
  reviews: z.array(Review),
  /** Reviews on all pages, after the filter by stars. */
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Average and distribution cover the reviews that count, which are all unless staff set otherwise. */
  average: z.number(),
  /** Present if only verified reviews count. */
  countsVerified: z.optional(z.literal(true)),
  distribution: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
});

/** Pages of ten by default (specification, section 9). */
export const listProductReviews = sharedCall({
  path: '/products/{id}/reviews',
  summary:
    'Reviews of a product, newest first unless sorted otherwise, with their average and the count of each rating',
  params: idParams,
  query: listQuery(productReviewList),
  output: ReviewPage,
  failures: [404],
});

export const createReview = call({
  method: 'POST',
  path: '/products/{id}/reviews',
  summary:
    'Review a product; verified if this browser bought it with that email address, or if staff say so. May wait for approval.',
  params: idParams,
  body: z.extend(ReviewBody, {
    /** Set by staff only, on behalf of a customer; ignored in other requests. */
    verified: z.optional(z.boolean()),
    /** The order reviewed: one review per order and product, by the order's email address. */
    orderId: optionalText(),
  }),
  output: Review,
  status: 201,
  failures: [403, 404, 409],
  creates: true,
});

export const getReview = sharedCall({
  path: '/reviews/{id}',
  summary: 'One review',
  params: idParams,
  output: Review,
  failures: [404],
});

export const markHelpful = call({
  method: 'PUT',
  path: '/reviews/{id}/helpful',
  summary: 'Mark a review as helpful; counted once per browser',
  params: idParams,
  output: Review,
  failures: [404],
});

export const unmarkHelpful = call({
  method: 'DELETE',
  path: '/reviews/{id}/helpful',
  summary: "Remove this browser's helpful mark",
  params: idParams,
  output: Review,
  failures: [404],
});
