import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines, orders, products, reviews } from '#db/schema/index.ts';

/** The ids of the products reviewed from each of these orders; asked also where there are no orders. */
export async function selectReviewedProducts(
  db: Connection,
  orderIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ orderId: reviews.orderId, productId: reviews.productId })
    .from(reviews)
    .where(inArray(reviews.orderId, orderIds.length === 0 ? [''] : [...orderIds]));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId ?? '');
  return new Map([...byOrder].map(([id, of]) => [id, new Set(of.map(({ productId }) => productId))]));
}

/**
 * What an order says of a review of one of its products; null when there is no such order, or not of that
 * product.
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
 * Whether that e-mail address (normalized) has a paid order of that product: placed by that browser, or,
 * where `buyerDigest` is null, by any.
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

/**
 * Keeps a product for this transaction, as strongly as whoever changes its average and no more: reviews refer
 * to its key.
 */
export async function lockReviewedProduct(tx: Transaction, productId: string): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

/** Whether shoppers see a verified review of that product under that e-mail address (normalized). */
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
