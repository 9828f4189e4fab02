import type { Transaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { Review } from '#domain/reviews/review.ts';
import { canBeReviewed } from '#domain/reviews/review-of-order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import { isBuyerOf } from '../orders/is-buyer.ts';
import {
  findOrderOfProduct,
  hasBought,
  hasVerifiedReview,
  lockReviewedProduct,
} from '../orders/order-review-queries.ts';

/** Whose a review is, and whether they bought what it is about. */
export type Signature = Pick<Review, 'userEmail' | 'verified' | 'orderId'>;
type Signed = Refusal | { ok: true; signature: Signature };

/**
 * Anyone can type anyone's e-mail address, and `verified` is public: an address alone must not tell who
 * bought what. So a review is verified for the browser that bought, and for one that has proven the address
 * (decision 021).
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

/** Who bought once is one voice: what they write besides is shown, but not as another buyer's. */
async function isFirstVerified(tx: Transaction, productId: string, emailKey: string): Promise<boolean> {
  // Of two sent at once the second sees the first.
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
  if (!(await isBuyerOf(visitor, order)))
    return refuse('not_allowed', 'Please prove first that the email address of this order is yours.');
  if (!canBeReviewed(order))
    return refuse('conflict', 'An order can be reviewed when it is paid or has arrived.');
  const verified = order.paymentStatus === 'paid';
  return { ok: true, signature: { userEmail: normalizeEmail(order.email), verified, orderId: order.id } };
}
