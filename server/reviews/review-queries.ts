import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { products, reviews } from '#db/schema/index.ts';
import type { SortOf } from '#domain/lists/list.ts';
import { ratingOf } from '#domain/reviews/change-review.ts';
import type { productReviewList } from '#domain/reviews/product-review-list.ts';
import { NO_RATINGS, type RatingCounts } from '#domain/reviews/rating-counts.ts';
import type { Review } from '#domain/reviews/review.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { recordReviewChanges } from '../counters/review-counter-queries.ts';

const { searchText: _, ...columns } = getTableColumns(reviews);
export const REVIEW_COLUMNS = columns;

/** The name of a product for sale; null when there is none. */
export async function findReviewedProduct(db: Connection, productId: string) {
  const [row] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  return row ?? null;
}

/** The number of reviews of a product by stars, counted along an index. */
export async function countRatings(db: Connection, productId: string): Promise<RatingCounts> {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isOfProduct(productId, null))
    .groupBy(reviews.rating);
  return { ...NO_RATINGS, ...Object.fromEntries(rows.map((row) => [row.rating, row.count])) };
}

type Asked = { stars: number | null; sort: SortOf<typeof productReviewList>; page: number; limit: number };

export async function selectReviews(
  db: Connection,
  productId: string,
  { stars, sort, page, limit }: Asked,
): Promise<Review[]> {
  return await db
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .where(isOfProduct(productId, stars))
    .orderBy(...ORDERINGS[sort], desc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

const ORDERINGS: Record<SortOf<typeof productReviewList>, SQL[]> = {
  newest: [],
  helpful: [desc(reviews.helpful)],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
};

function isOfProduct(productId: string, stars: number | null): SQL | undefined {
  return and(
    eq(reviews.productId, productId),
    stars === null ? undefined : eq(reviews.rating, stars),
    isNull(reviews.deletedAt),
  );
}

/** A review that shoppers see; null when there is none. */
export async function findReview(db: Connection, id: string): Promise<Review | null> {
  const [row] = await db
    .select({ review: REVIEW_COLUMNS })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), isNull(reviews.deletedAt), isNull(products.deletedAt)));
  return row?.review ?? null;
}

/** Saves a review and counts it. */
export async function insertReview(tx: Transaction, review: Review): Promise<void> {
  await tx.insert(reviews).values({ ...review, searchText: reviewSearchText(review) });
  await countReviewChanges(tx, [{ before: null, after: review }]);
}

type Change = { before: Review | null; after: Review };

/** Updates the ratings of products, in the order of their ids, and the counters. */
export async function countReviewChanges(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const moves = new Map<string, { sum: number; count: number }>();
  for (const { before, after } of changes) {
    const { sum, count } = moves.get(after.productId) ?? { sum: 0, count: 0 };
    const [was, is] = [before ? ratingOf(before) : { sum: 0, count: 0 }, ratingOf(after)];
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
  const counted = (review: Review | null) => (review?.deletedAt === null ? review : null);
  await recordReviewChanges(
    tx,
    changes.map(({ before, after }) => ({ before: counted(before), after: counted(after) })),
  );
}
