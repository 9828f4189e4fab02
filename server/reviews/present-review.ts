import type { WireReview } from '#contract/calls/reviews.ts';
import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { isWaiting, type Review } from '#domain/reviews/review.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { StaffReview } from './staff-review-queries.ts';

/** Presents a review for shoppers, without the reviewer's email address. */
export function presentReview(review: Review): WireReview {
  return {
    _id: review.id,
    productId: review.productId,
    userName: review.userName,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    verified: review.verified,
    helpful: review.helpful,
    createdAt: review.createdAt.toISOString(),
    ...(isWaiting(review) && { waiting: true as const }),
  };
}

/** Presents a review for staff, with the email address and the name of the product. */
export function presentStaffReview({ review, productName }: StaffReview): WireStaffReview {
  return {
    ...presentReview(review),
    userEmail: review.userEmail,
    productName,
    ...omitNulls({ deletedAt: review.deletedAt?.toISOString() ?? null }),
  };
}
