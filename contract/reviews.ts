import * as z from 'zod/mini';
import { call } from './call.ts';
import { emailAddress, LIMITS, optionalText, paging, requiredText, text, timestamp } from './fields.ts';

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

/** What a person says of a product. Whether it is verified is decided by the server, never sent. */
export const ReviewBody = z.object({
  userName: requiredText('Name'),
  userEmail: emailAddress(),
  rating: z
    .number('Please select a rating')
    .check(
      z.int('A rating is 1 to 5 whole stars'),
      z.minimum(1, 'Please select a rating'),
      z.maximum(5, 'A rating is 1 to 5 whole stars'),
    ),
  /** Empty: 'Review for {product name}'. */
  title: optionalText(),
  comment: requiredText('Comment', LIMITS.text),
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
  failures: [404, 413, 415],
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
