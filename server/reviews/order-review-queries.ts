import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines, orders, products, reviews } from '#db/schema/index.ts';
import { isWaiting } from '#domain/reviews/review.ts';

/** The reviewed products of an order, and whether the review waits for approval. */
export type ReviewedProducts = ReadonlyMap<string, { waiting: boolean }>;

/** Selects the reviewed products of each order. The query runs even without orders, to take the same time. */
export async function selectReviewedProducts(
  db: Connection,
  orderIds: readonly string[],
): Promise<Map<string, ReviewedProducts>> {
  const rows = await db
    .select({
      orderId: reviews.orderId,
      productId: reviews.productId,
      heldAt: reviews.heldAt,
      deletedAt: reviews.deletedAt,
    })
    .from(reviews)
    .where(inArray(reviews.orderId, orderIds.length === 0 ? [''] : [...orderIds]));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId ?? '');
  return new Map(
    [...byOrder].map(([id, of]) => [
      id,
      new Map(of.map(({ productId, ...review }) => [productId, { waiting: isWaiting(review) }])),
    ]),
  );
}

/**
 * Finds the fields of an order that a review needs; null if there is no such order, or it lacks the product.
 */
export async function findOrderOfProduct(tx: Transaction, orderId: string, productId: string) {
  const [row] = await tx
    .select({
      id: orders.id,
      email: orders.userEmail,
      buyerDigest: orders.buyerDigest,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orderLines.productId, productId), isNull(orders.deletedAt)))
    .limit(1);
  return row ?? null;
}

/**
 * True if the normalized email address has a paid order of the product: placed in that browser, or in any if
 * `buyerDigest` is null.
 */
export async function hasBought(
  tx: Transaction,
  productId: string,
  { emailKey, buyerDigest }: { emailKey: string; buyerDigest: string | null },
): Promise<boolean> {
  const [row] = await tx
    .select({ found: sql`1` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.emailKey, emailKey),
        buyerDigest === null ? undefined : eq(orders.buyerDigest, buyerDigest),
        eq(orders.paymentStatus, 'paid'),
        eq(orderLines.productId, productId),
        isNull(orders.deletedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Locks a product as an update of its average does, but not its key, to which reviews refer. */
export async function lockReviewedProduct(tx: Transaction, productId: string): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

/** True if a verified review of the product by that normalized email address is published or waits. */
export async function hasVerifiedReview(
  tx: Transaction,
  productId: string,
  emailKey: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ found: sql`1` })
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, productId),
        isNull(reviews.deletedAt),
        eq(reviews.userEmail, emailKey),
        reviews.verified,
      ),
    )
    .limit(1);
  return row !== undefined;
}
