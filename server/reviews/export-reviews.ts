import type { Database } from '#db/connection.ts';
import type { ReviewFilter } from '#domain/reviews/review.ts';
import { type CsvColumn, csvStream } from '../http/csv.ts';
import { readStaffReviews, type StaffReview } from './staff-review-queries.ts';

const BATCH = 500;

/** Reviews as CSV, newest first, one a line; times in the zone. */
export function reviewsAsCsv(db: Database, filter: ReviewFilter, zone: string): ReadableStream<Uint8Array> {
  return csvStream(COLUMNS, readStaffReviews(db, filter, BATCH), zone);
}

const COLUMNS: CsvColumn<StaffReview>[] = [
  { head: 'Review ID', value: ({ review }) => review.id },
  { head: 'Date', value: ({ review }) => review.createdAt },
  { head: 'Product ID', value: ({ review }) => review.productId },
  { head: 'Product', value: ({ productName }) => productName },
  { head: 'Customer', value: ({ review }) => review.userName },
  { head: 'Email', value: ({ review }) => review.userEmail },
  { head: 'Rating', value: ({ review }) => review.rating },
  { head: 'Title', value: ({ review }) => review.title },
  { head: 'Comment', value: ({ review }) => review.comment },
  { head: 'Status', value: ({ review }) => (review.verified ? 'Verified' : 'Unverified') },
  { head: 'Helpful votes', value: ({ review }) => review.helpful },
];
