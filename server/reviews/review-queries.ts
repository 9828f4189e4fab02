import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { products, reviews } from '#db/schema/index.ts';
import { IS_SHOWN } from '#db/shown-products.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { SortOf } from '#domain/lists/list.ts';
import { pickRating } from '#domain/reviews/change-review.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import type { productReviewList } from '#domain/reviews/product-review-list.ts';
import { NO_RATINGS, type RatingCounts } from '#domain/reviews/rating-counts.ts';
import { isPublished, type Review } from '#domain/reviews/review.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { recordReviewChanges } from '../counters/review-counter-queries.ts';
import { IS_PUBLISHED } from './review-conditions.ts';

const { searchText: _, ...columns } = getTableColumns(reviews);
export const REVIEW_COLUMNS = columns;

/** Finds the name of a product for sale; null when there is none. */
export async function findReviewedProduct(db: Connection, productId: string) {
  const [row] = await selectReviewedProduct(db, { productId });
  return row ?? null;
}

const selectReviewedProduct = prepared('find_reviewed_product', (db) =>
  db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('productId')), IS_SHOWN)),
);

/** Counts published reviews of a product by stars, all and verified ones, counted along an index. */
export async function countRatings(
  db: Connection,
  productId: string,
): Promise<Record<CountedReviews, RatingCounts>> {
  const rows = await selectRatings(db, { productId });
  const buildCounts = (counted: CountedReviews) => ({
    ...NO_RATINGS,
    ...Object.fromEntries(rows.map((row) => [row.rating, row[counted]])),
  });
  return { all: buildCounts('all'), verified: buildCounts('verified') };
}

const selectRatings = prepared('count_ratings', (db) =>
  db
    .select({
      rating: reviews.rating,
      all: count(),
      verified: sql<number>`count(*) filter (where ${reviews.verified})`.mapWith(Number),
    })
    .from(reviews)
    .where(and(eq(reviews.productId, sql.placeholder('productId')), IS_PUBLISHED))
    .groupBy(reviews.rating),
);

type ReviewRequest = {
  stars: number | null;
  sort: SortOf<typeof productReviewList>;
  page: number;
  limit: number;
};

export async function selectReviews(
  db: Connection,
  productId: string,
  { stars, sort, page, limit }: ReviewRequest,
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
    IS_PUBLISHED,
  );
}

/** Finds a review in any state; null when there is none. */
export async function findReviewOfAnyState(db: Connection, id: string): Promise<Review | null> {
  const [review] = await db.select(REVIEW_COLUMNS).from(reviews).where(eq(reviews.id, id));
  return review ?? null;
}

/** Finds all reviews that were written with an email address, in any state, oldest first. */
export async function findReviewsOfEmail(db: Connection, email: string): Promise<Review[]> {
  return await db
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .where(eq(sql`lower(${reviews.userEmail})`, normalizeEmail(email)))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
}

/** Finds a review that shoppers see; null when there is none. */
export async function findReview(db: Connection, id: string): Promise<Review | null> {
  const [row] = await db
    .select({ review: REVIEW_COLUMNS })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), IS_PUBLISHED, IS_SHOWN));
  return row?.review ?? null;
}

/** Saves a review and counts it. */
export async function insertReview(tx: Transaction, review: Review): Promise<void> {
  await tx.insert(reviews).values({ ...review, searchText: reviewSearchText(review) });
  await countReviewChanges(tx, [{ before: null, after: review }]);
}

type Rating = ReturnType<typeof pickRating>;

const NO_RATING: Rating = { sum: 0, count: 0, verifiedSum: 0, verifiedCount: 0 };

type Change = { before: Review | null; after: Review };

/** Updates the ratings of products, in the order of their ids, and the counters. */
export async function countReviewChanges(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const moves = new Map<string, Rating>();
  for (const { before, after } of changes) {
    const [was, is] = [before ? pickRating(before) : NO_RATING, pickRating(after)];
    const moved = moves.get(after.productId) ?? NO_RATING;
    moves.set(after.productId, {
      sum: moved.sum + is.sum - was.sum,
      count: moved.count + is.count - was.count,
      verifiedSum: moved.verifiedSum + is.verifiedSum - was.verifiedSum,
      verifiedCount: moved.verifiedCount + is.verifiedCount - was.verifiedCount,
    });
  }
  for (const [productId, moved] of [...moves].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (Object.values(moved).every((by) => by === 0)) continue;
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${moved.sum}`,
        ratingCount: sql`${products.ratingCount} + ${moved.count}`,
        verifiedRatingSum: sql`${products.verifiedRatingSum} + ${moved.verifiedSum}`,
        verifiedRatingCount: sql`${products.verifiedRatingCount} + ${moved.verifiedCount}`,
      })
      .where(eq(products.id, productId));
  }
  const counted = (review: Review | null) => (review && isPublished(review) ? review : null);
  await recordReviewChanges(
    tx,
    changes.map(({ before, after }) => ({ before: counted(before), after: counted(after) })),
  );
}
