import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines, orders, products, reviews } from '#db/schema/index.ts';
import { averageRating, type Review } from '#domain/reviews/review.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { noteReviews } from '../tallies/review-tally-queries.ts';

const { searchText: _, ...columns } = getTableColumns(reviews);
export const REVIEW_COLUMNS = columns;

/** Name and rating of a product as its reviews need them; null when there is no such product. */
export async function findReviewedProduct(db: Connection, productId: string) {
  const [row] = await db
    .select({ name: products.name, sum: products.ratingSum, count: products.ratingCount })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  return row ? { name: row.name, average: averageRating(row.sum, row.count), total: row.count } : null;
}

/** A page of a product's reviews, newest first. */
export async function selectReviews(
  db: Connection,
  productId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Review[]> {
  return await db
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isNull(reviews.deletedAt)))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** A review, not deleted, of a product that is for sale. */
export async function findReview(db: Connection, id: string): Promise<Review | null> {
  const [row] = await db
    .select({ review: REVIEW_COLUMNS })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), isNull(reviews.deletedAt), isNull(products.deletedAt)));
  return row?.review ?? null;
}

/** Whether that browser has a paid order of that product under that e-mail address (normalized). */
export async function hasBought(
  db: Connection,
  productId: string,
  { emailKey, buyerDigest }: { emailKey: string; buyerDigest: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.emailKey, emailKey),
        eq(orders.buyerDigest, buyerDigest),
        inArray(orders.paymentStatus, ['paid']),
        eq(orderLines.productId, productId),
        isNull(orders.deletedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Saves a review and counts it, on its product and in the tallies. */
export async function insertReview(tx: Transaction, review: Review): Promise<void> {
  await tx.insert(reviews).values({ ...review, searchText: reviewSearchText(review) });
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${review.rating}`,
      ratingCount: sql`${products.ratingCount} + 1`,
    })
    .where(eq(products.id, review.productId));
  await noteReviews(tx, [{ before: null, after: review }]);
}
