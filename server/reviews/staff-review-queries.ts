import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords } from '#db/contains-pattern.ts';
import { products, reviews } from '#db/schema/index.ts';
import { LIST_CAP } from '#domain/limits.ts';
import type { SortOf } from '#domain/lists/list.ts';
import type { Review } from '#domain/reviews/review.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { countReviewsByCounters } from '../counters/review-counter-queries.ts';
import {
  type ListContext,
  type ListRequest,
  listQueries,
  type Page,
  selectPart,
} from '../lists/list-queries.ts';
import { IS_WAITING } from './review-conditions.ts';
import { REVIEW_COLUMNS } from './review-queries.ts';

/** A review with the name of its product, deleted or not. */
export type StaffReview = { review: Review; productName: string };

type Sorted = { createdAt: SQLWrapper; rating: SQLWrapper; id: SQLWrapper };

/** Each is the order of an index, forwards or backwards. */
const ordersBy = ({ createdAt, rating, id }: Sorted): Record<SortOf<typeof reviewList>, SQL[]> => ({
  newest: [desc(createdAt), asc(id)],
  oldest: [asc(createdAt), desc(id)],
  'rating-high': [desc(rating), desc(createdAt), asc(id)],
  'rating-low': [asc(rating), asc(createdAt), desc(id)],
});

const ORDERS = ordersBy(reviews);

const queries = listQueries<typeof reviewList, StaffReview>({
  list: reviewList,
  select: (db, part) => selectPart(withProduct(db).$dynamic(), part),
  conditions: {
    deleted: (deleted) => (deleted ? isNotNull(reviews.deletedAt) : isNull(reviews.deletedAt)),
    search: (search) => containsWords(reviews.searchText, search),
    waiting: (waiting) => (waiting ? isNotNull(reviews.heldAt) : isNull(reviews.heldAt)),
    verified: (verified) => eq(reviews.verified, verified),
    rating: (rating) => eq(reviews.rating, rating),
    product: (productId) => eq(reviews.productId, productId),
  },
  sorts: ORDERS,
  keyset: { at: reviews.createdAt, id: reviews.id, order: ORDERS.newest, idOf: ({ review }) => review.id },
  // Searches, reviews of a product, deleted and waiting reviews are few, or few enough to be counted.
  counter: (db, { search, product, deleted, waiting, verified = null, rating = null }) =>
    search || product || deleted || waiting
      ? null
      : countByCounters(db, { verified, rating, withWaiting: waiting !== false }),
});

/** Reviews of all products; a page selects its ids first, along an index, however far back it is. */
export const staffReviewQueries = { ...queries, page: pageByIds };

type Counted = { verified: boolean | null; rating: number | null; withWaiting: boolean };

/** Counters contain published reviews only. */
async function countByCounters(db: Connection, { withWaiting, ...counted }: Counted): Promise<number> {
  const { verified, rating } = counted;
  const [published, waiting] = await Promise.all([
    countReviewsByCounters(db, counted),
    withWaiting
      ? db.$count(
          reviews,
          and(
            IS_WAITING,
            verified === null ? undefined : eq(reviews.verified, verified),
            rating === null ? undefined : eq(reviews.rating, rating),
          ),
        )
      : 0,
  ]);
  return published + waiting;
}

async function pageByIds(
  db: Connection,
  request: ListRequest<typeof reviewList>,
  context: ListContext,
): Promise<Page<StaffReview>> {
  const { page = 1, limit = LIST_CAP, sort = 'newest' } = request;
  const part = { where: queries.where(request, context), sort, limit, offset: (page - 1) * limit };
  const { ids, total = await queries.total(db, request, context) } = await (request.search
    ? findAndCount(db, part)
    : selectInOrder(db, part));
  if (ids.length === 0) return { rows: [], page, limit, total };
  const rows = await withProduct(db)
    .where(inArray(reviews.id, ids))
    .orderBy(...ORDERS[sort]);
  return { rows, page, limit, total };
}

type IdsPart = { where: SQL | undefined; sort: SortOf<typeof reviewList>; limit: number; offset: number };

type FoundIds = { ids: string[]; total?: number };

async function selectInOrder(db: Connection, { where, sort, limit, offset }: IdsPart): Promise<FoundIds> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id) };
}

/**
 * Reads the index of words once, for the ids and for their number. PostgreSQL materializes what is used
 * twice; otherwise the planner would read all reviews in order for a rare word.
 */
async function findAndCount(db: Connection, { where, sort, limit, offset }: IdsPart): Promise<FoundIds> {
  const { id, createdAt, rating } = reviews;
  const matches = db.$with('found').as(db.select({ id, createdAt, rating }).from(reviews).where(where));
  const rows = await db
    .with(matches)
    .select({ id: matches.id, total: sql`(select count(*) from ${matches})`.mapWith(Number) })
    .from(matches)
    .orderBy(...ordersBy(matches)[sort])
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const total = offset === 0 && rows.length === 0 ? 0 : rows[0]?.total;
  // Past the last page no row has the number.
  return total === undefined ? { ids } : { ids, total };
}

/** Finds a review, deleted or not. */
export async function findStaffReview(db: Connection, id: string): Promise<StaffReview | null> {
  const [row] = await withProduct(db).where(eq(reviews.id, id));
  return row ?? null;
}

/** Locks reviews in the order of their ids, so that two changes cannot deadlock. */
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

function withProduct(db: Connection) {
  return db
    .select({ review: REVIEW_COLUMNS, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId));
}
