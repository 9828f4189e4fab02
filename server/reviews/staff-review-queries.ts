import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { products, reviews } from '#db/schema/index.ts';
import { ratingOf } from '#domain/reviews/change-review.ts';
import type { Review, ReviewFilter, ReviewSort } from '#domain/reviews/review.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { countReviewsByCounters } from '../counters/review-counter-queries.ts';
import { REVIEW_COLUMNS } from './review-queries.ts';

/** A review with the name of its product, which may be hidden by now. */
export type StaffReview = { review: Review; productName: string };

/** A page of the reviews that pass the filter, and how many there are on all pages. */
export async function selectStaffReviews(
  db: Connection,
  { filter, sort, page, limit }: { filter: ReviewFilter; sort: ReviewSort; page: number; limit: number },
): Promise<{ reviews: StaffReview[]; total: number }> {
  const total = await countReviews(db, filter);
  // First the ids alone, along an index, however far back the page is.
  const found = await selectIds(db, { filter, sort, isRare: filter.search !== null && total <= RARE })
    .limit(limit)
    .offset((page - 1) * limit);
  if (found.length === 0) return { reviews: [], total };
  const ids = found.map(({ id }) => id);
  const rows = await withProduct(db)
    .where(inArray(reviews.id, ids))
    .orderBy(...ORDERINGS[sort](reviews));
  return { reviews: rows, total };
}

/** All reviews that pass the filter, newest first, `size` at a time. */
export function readStaffReviews(
  db: Connection,
  filter: ReviewFilter,
  size: number,
): AsyncGenerator<StaffReview[]> {
  return inBatches<StaffReview>(size, (last, limit) =>
    withProduct(db)
      .where(and(matches(filter), last ? isAfterCursor(PLACE, last.review.id) : undefined))
      .orderBy(...ORDERINGS.newest(reviews))
      .limit(limit),
  );
}

/** What the newest reviews are sorted by. */
const PLACE = { at: reviews.createdAt, id: reviews.id };

/** A review, also a deleted one. */
export async function findStaffReview(db: Connection, id: string): Promise<StaffReview | null> {
  const [row] = await withProduct(db).where(eq(reviews.id, id));
  return row ?? null;
}

/** Keeps these reviews for this transaction, in the order of their ids, so that two changes never wait for each other. */
export async function lockReviews(tx: Transaction, ids: readonly string[]): Promise<Review[]> {
  return await tx
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for('update');
}

export async function updateReviewRow(tx: Transaction, review: Review): Promise<void> {
  const { id, productId, createdAt, helpful, ...changeable } = review;
  await tx
    .update(reviews)
    .set({ ...changeable, searchText: reviewSearchText(review) })
    .where(eq(reviews.id, id));
}

/** Takes along the ratings of the products in the order of their ids. */
export async function moveRatings(
  tx: Transaction,
  changes: readonly { before: Review; after: Review }[],
): Promise<void> {
  const moves = new Map<string, { sum: number; count: number }>();
  for (const { before, after } of changes) {
    const { sum, count } = moves.get(after.productId) ?? { sum: 0, count: 0 };
    const [was, is] = [ratingOf(before), ratingOf(after)];
    moves.set(after.productId, { sum: sum + is.sum - was.sum, count: count + is.count - was.count });
  }
  for (const [productId, { sum, count }] of [...moves].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (sum === 0 && count === 0) continue;
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${sum}`,
        ratingCount: sql`${products.ratingCount} + ${count}`,
      })
      .where(eq(products.id, productId));
  }
}

/** Only what a search or a product leaves is little enough to be counted each time; deleted ones, which no tally counts, are few. */
async function countReviews(db: Connection, filter: ReviewFilter): Promise<number> {
  if (filter.search === null && filter.productId === null && !filter.deleted)
    return await countReviewsByCounters(db, filter);
  const [counted] = await db.select({ total: count() }).from(reviews).where(matches(filter));
  return counted?.total ?? 0;
}

/** A search that finds no more than this many is sorted when they are found; any other is looked for in order. */
const RARE = 5_000;

/**
 * The ids of what passes the filter, in order. Left alone, the database would look for a rare word through all reviews in
 * their order; the limit inside makes it find them by their words first.
 */
function selectIds(
  db: Connection,
  { filter, sort, isRare }: { filter: ReviewFilter; sort: ReviewSort; isRare: boolean },
) {
  const { id, createdAt, rating } = reviews;
  const matching = db.select({ id, createdAt, rating }).from(reviews).where(matches(filter));
  const found = (isRare ? matching.limit(RARE) : matching).as('found');
  return db
    .select({ id: found.id })
    .from(found)
    .orderBy(...ORDERINGS[sort](found))
    .$dynamic();
}

type Sorted = { createdAt: SQLWrapper; rating: SQLWrapper; id: SQLWrapper };

/** Each is that of an index, read one way or the other. */
const ORDERINGS: Record<ReviewSort, (by: Sorted) => SQL[]> = {
  newest: ({ createdAt, id }) => [desc(createdAt), asc(id)],
  oldest: ({ createdAt, id }) => [asc(createdAt), desc(id)],
  'rating-high': ({ createdAt, rating, id }) => [desc(rating), desc(createdAt), asc(id)],
  'rating-low': ({ createdAt, rating, id }) => [asc(rating), asc(createdAt), desc(id)],
};

function withProduct(db: Connection) {
  return db
    .select({ review: REVIEW_COLUMNS, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .$dynamic();
}

function matches({ search, verified, rating, productId, deleted }: ReviewFilter): SQL | undefined {
  return and(
    deleted ? isNotNull(reviews.deletedAt) : isNull(reviews.deletedAt),
    search === null ? undefined : sql`${reviews.searchText} like ${containsPattern(search)}`,
    verified === null ? undefined : eq(reviews.verified, verified),
    rating === null ? undefined : eq(reviews.rating, rating),
    productId === null ? undefined : eq(reviews.productId, productId),
  );
}
