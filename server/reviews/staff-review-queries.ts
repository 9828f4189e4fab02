import { asc, desc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { LIST_CAP } from '#contract/limits.ts';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { products, reviews } from '#db/schema/index.ts';
import type { SortOf } from '#domain/lists/list.ts';
import { ratingOf } from '#domain/reviews/change-review.ts';
import type { Review } from '#domain/reviews/review.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { countReviewsByCounters } from '../counters/review-counter-queries.ts';
import { type Asked, type ListContext, listQueries, type Page, selectPart } from '../lists/list-queries.ts';
import { REVIEW_COLUMNS } from './review-queries.ts';

/** A review with the name of its product, which may be hidden by now. */
export type StaffReview = { review: Review; productName: string };

type Sorted = { createdAt: SQLWrapper; rating: SQLWrapper; id: SQLWrapper };

/** Each is that of an index, read one way or the other. */
const ORDERS: Record<SortOf<typeof reviewList>, (by: Sorted) => SQL[]> = {
  newest: ({ createdAt, id }) => [desc(createdAt), asc(id)],
  oldest: ({ createdAt, id }) => [asc(createdAt), desc(id)],
  'rating-high': ({ createdAt, rating, id }) => [desc(rating), desc(createdAt), asc(id)],
  'rating-low': ({ createdAt, rating, id }) => [asc(rating), asc(createdAt), desc(id)],
};

const queries = listQueries<typeof reviewList, StaffReview>({
  list: reviewList,
  select: (db, part) => selectPart(withProduct(db).$dynamic(), part),
  conditions: {
    deleted: (deleted) => (deleted ? isNotNull(reviews.deletedAt) : isNull(reviews.deletedAt)),
    search: (search) => sql`${reviews.searchText} like ${containsPattern(search)}`,
    verified: (verified) => eq(reviews.verified, verified),
    rating: (rating) => eq(reviews.rating, rating),
    product: (productId) => eq(reviews.productId, productId),
  },
  sorts: {
    newest: ORDERS.newest(reviews),
    oldest: ORDERS.oldest(reviews),
    'rating-high': ORDERS['rating-high'](reviews),
    'rating-low': ORDERS['rating-low'](reviews),
  },
  keyset: {
    at: reviews.createdAt,
    id: reviews.id,
    order: ORDERS.newest(reviews),
    idOf: ({ review }) => review.id,
  },
  // What a search or a product leaves is little enough to be counted; deleted ones, which no counter has, are
  // few.
  counter: (db, { search, product, deleted, verified = null, rating = null }) =>
    search || product || deleted ? null : countReviewsByCounters(db, { verified, rating }),
});

/** Reviews of all products; of a page first the ids alone, along an index, however far back the page is. */
export const staffReviews = { ...queries, page: pageByIds };

async function pageByIds(
  db: Connection,
  asked: Asked<typeof reviewList>,
  context: ListContext,
): Promise<Page<StaffReview>> {
  const { page = 1, limit = LIST_CAP, sort = 'newest' } = asked;
  const total = await queries.total(db, asked, context);
  const isRare = Boolean(asked.search) && total <= RARE;
  const found = await selectIds(db, { where: queries.where(asked, context), sort, isRare })
    .limit(limit)
    .offset((page - 1) * limit);
  if (found.length === 0) return { rows: [], page, limit, total };
  const ids = found.map(({ id }) => id);
  const rows = await withProduct(db)
    .where(inArray(reviews.id, ids))
    .orderBy(...ORDERS[sort](reviews));
  return { rows, page, limit, total };
}

/**
 * A search that finds no more than this many is sorted when they are found; any other is looked for in order.
 */
const RARE = 5_000;

/**
 * The ids of what passes the filter, in order. Left alone, the database would look for a rare word through
 * all reviews in their order; the limit inside makes it find them by their words first.
 */
function selectIds(
  db: Connection,
  { where, sort, isRare }: { where: SQL | undefined; sort: SortOf<typeof reviewList>; isRare: boolean },
) {
  const { id, createdAt, rating } = reviews;
  const matching = db.select({ id, createdAt, rating }).from(reviews).where(where);
  const found = (isRare ? matching.limit(RARE) : matching).as('found');
  return db
    .select({ id: found.id })
    .from(found)
    .orderBy(...ORDERS[sort](found))
    .$dynamic();
}

/** A review, also a deleted one. */
export async function findStaffReview(db: Connection, id: string): Promise<StaffReview | null> {
  const [row] = await withProduct(db).where(eq(reviews.id, id));
  return row ?? null;
}

/**
 * Keeps these reviews for this transaction, in the order of their ids, so that two changes never wait for
 * each other.
 */
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

function withProduct(db: Connection) {
  return db
    .select({ review: REVIEW_COLUMNS, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId));
}
