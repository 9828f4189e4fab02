import * as z from 'zod/mini';
import { call } from './call.ts';
import { paging, text, timestamp } from './fields.ts';
import { ReviewBody } from './forms.ts';
import { LIMITS } from './limits.ts';

/** A review as anyone may see it: without the reviewer's e-mail address. */
export const Review = z
  .object({
    _id: z.string(),
    productId: z.string(),
    userName: z.string(),
    rating: z.number(),
    title: z.string(),
    comment: z.string(),
    verified: z.boolean(),
    helpful: z.number(),
    createdAt: timestamp,
  })
  .register(z.globalRegistry, { id: 'Review' });

export type WireReview = z.output<typeof Review>;

export const ReviewPage = z
  .object({
    reviews: z.array(Review),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
    average: z.number(),
  })
  .register(z.globalRegistry, { id: 'ReviewPage' });

const productParams = z.object({ id: text(LIMITS.line) });

/** Ten reviews a page unless asked otherwise (spec 9). */
export const listProductReviews = call({
  method: 'GET',
  path: '/products/{id}/reviews',
  tag: 'Reviews',
  summary: 'The reviews of a product, newest first, and their average',
  params: productParams,
  query: z.object(paging),
  output: ReviewPage,
  status: 200,
  failures: [404],
});

export const createReview = call({
  method: 'POST',
  path: '/products/{id}/reviews',
  tag: 'Reviews',
  summary: 'Review a product; verified when that e-mail address has a paid order of it',
  params: productParams,
  body: ReviewBody,
  output: Review,
  status: 201,
  failures: [404, 409, 413, 415],
  creates: true,
});

export const getReview = call({
  method: 'GET',
  path: '/reviews/{id}',
  tag: 'Reviews',
  summary: 'One review',
  params: z.object({ id: text(LIMITS.line) }),
  output: Review,
  status: 200,
  failures: [404],
});
