import type { WireReview } from '#contract/reviews.ts';
import type { Review } from '#domain/reviews/review.ts';

/** A review as anyone may see it: never with the reviewer's e-mail address. */
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
  };
}
