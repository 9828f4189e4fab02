import { isWaiting, type Review } from '#domain/reviews/review.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { StaffReview } from './staff-review-queries.ts';

/** The exported columns of a review. */
export const REVIEW_CSV_COLUMNS: CsvColumn<StaffReview>[] = [
  { head: 'Review ID', value: ({ review }) => review.id },
  { head: 'Date', value: ({ review }) => review.createdAt },
  { head: 'Product ID', value: ({ review }) => review.productId },
  { head: 'Product', value: ({ productName }) => productName },
  { head: 'Customer', value: ({ review }) => review.userName },
  { head: 'Email', value: ({ review }) => review.userEmail },
  { head: 'Rating', value: ({ review }) => review.rating },
  { head: 'Title', value: ({ review }) => review.title },
  { head: 'Comment', value: ({ review }) => review.comment },
  { head: 'Status', value: ({ review }) => describeStatus(review) },
  { head: 'Helpful votes', value: ({ review }) => review.helpful },
];

function describeStatus(review: Review): string {
  if (isWaiting(review)) return 'Waiting';
  return review.verified ? 'Verified' : 'Unverified';
}
