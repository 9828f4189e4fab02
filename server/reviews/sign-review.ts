import type { Transaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { Review } from '#domain/reviews/review.ts';
import { canBeReviewed } from '#domain/reviews/review-of-order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import { isPlacedBy } from '../orders/is-placed-by.ts';
import {
  findOrderOfProduct,
  hasBought,
  hasVerifiedReview,
  lockReviewedProduct,
} from './order-review-queries.ts';

/** The author of a review, and whether they are known to have bought the product. */
export type Signature = Pick<Review, 'userEmail' | 'verified' | 'orderId'>;
type Signed = Refusal | { ok: true; signature: Signature };

/**
 * A review is verified for the browser that bought, and for one that has proven the address (decision 021):
 * `verified` is public, and a typed address must not reveal who bought what.
 */
export async function signShoppersReview(
  tx: Transaction,
  productId: string,
  { userEmail, orderId }: { userEmail: string; orderId: string | null },
  visitor: Visitor,
): Promise<Signed> {
  if (orderId !== null) return await signReviewOfOrder(tx, productId, orderId, visitor);
  const emailKey = normalizeEmail(userEmail);
  const isProven = await visitor.hasProven(emailKey);
  const buyerDigest = isProven ? null : visitor.buyerDigest;
  const isKnown = isProven || buyerDigest !== null;
  const isBuyer = isKnown && (await hasBought(tx, productId, { emailKey, buyerDigest }));
  const verified = isBuyer && (await isFirstVerified(tx, productId, emailKey));
  return { ok: true, signature: { userEmail: emailKey, verified, orderId: null } };
}

/** Only the first review of a buyer is verified. */
async function isFirstVerified(tx: Transaction, productId: string, emailKey: string): Promise<boolean> {
  // The second of two concurrent reviews sees the first.
  await lockReviewedProduct(tx, productId);
  return !(await hasVerifiedReview(tx, productId, emailKey));
}

async function signReviewOfOrder(
  tx: Transaction,
  productId: string,
  typedId: string,
  visitor: Visitor,
): Promise<Signed> {
  const id = parseOrderId(typedId);
  const order = id && (await findOrderOfProduct(tx, id, productId));
  if (!order) return refuse('not_found', 'Order not found');
  if (!(await isPlacedBy(visitor, order)))
    return refuse('not_allowed', 'Please prove first that the email address of this order is yours.');
  if (!canBeReviewed(order))
    return refuse('conflict', 'An order can be reviewed when it is paid or has arrived.');
  const verified = order.paymentStatus === 'paid';
  return { ok: true, signature: { userEmail: normalizeEmail(order.email), verified, orderId: order.id } };
}
