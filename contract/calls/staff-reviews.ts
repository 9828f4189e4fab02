import * as z from 'zod/mini';
import { reviewList } from '#domain/reviews/review-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { bulkResult, text, timestamp } from '../fields.ts';
import { ReviewEdit } from '../forms/staff-reviews.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';
import { component } from '../openapi-component.ts';
import { Review } from './reviews.ts';

/** The staff view of a review. */
export const StaffReview = component('StaffReview', {
  ...Review.shape,
  userEmail: z.string(),
  productName: z.string(),
  /** Absent unless staff deleted it. */
  deletedAt: z.optional(timestamp),
});

export type WireStaffReview = z.output<typeof StaffReview>;

export const listReviews = staffCall({
  path: '/reviews',
  summary:
    'Reviews of all products that pass the filters, a page at a time; newest first unless sorted otherwise',
  query: listQuery(reviewList),
  output: z.array(StaffReview),
  paged: true,
});

export const exportReviews = staffFile({
  path: '/reviews/export',
  summary: 'The reviews that pass the filters, newest first, for a spreadsheet',
  query: listFilter(reviewList),
});

export const REVIEW_ACTIONS = ['verify', 'unverify', 'approve', 'reject', 'delete', 'restore'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

export const changeReviewsInBulk = staffCall({
  method: 'POST',
  path: '/reviews/bulk',
  summary: 'Apply one action to many reviews; returns the reason for each failure',
  body: z.object({
    ids: z
      .array(text())
      .check(z.minLength(1, 'Choose at least one review'), z.maxLength(1_000, 'At most 1000 at once')),
    action: z.enum(REVIEW_ACTIONS),
  }),
  output: bulkResult,
});

export const getStaffReview = staffCall({
  path: '/reviews/{id}/staff',
  summary: 'One review as staff see it',
  params: idParams,
  output: StaffReview,
  failures: [404],
});

export const updateReview = staffCall({
  method: 'PUT',
  path: '/reviews/{id}',
  summary: 'Change some or all fields of a review; updates the average of its product',
  params: idParams,
  body: ReviewEdit,
  output: StaffReview,
  failures: [404],
});

export const deleteReview = staffCall({
  method: 'DELETE',
  path: '/reviews/{id}',
  summary: 'Delete a review; it can be restored',
  params: idParams,
  output: StaffReview,
  failures: [404],
});

export const approveReview = staffCall({
  method: 'POST',
  path: '/reviews/{id}/approve',
  summary: 'Publish a review that waits for approval',
  params: idParams,
  output: StaffReview,
  failures: [404],
});

export const rejectReview = staffCall({
  method: 'POST',
  path: '/reviews/{id}/reject',
  summary: 'Delete a review that waits for approval; once restored, it waits again',
  params: idParams,
  output: StaffReview,
  failures: [404, 409],
});

export const restoreReview = staffCall({
  method: 'POST',
  path: '/reviews/{id}/restore',
  summary: 'Restore a deleted review',
  params: idParams,
  output: StaffReview,
  failures: [404],
});
