import type { createReview } from '#contract/calls/reviews.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { readSettings } from '../settings/read-settings.ts';
import { listRatingTags } from './list-rating-tags.ts';
import { findReviewedProduct, findReviewOfAnyState, insertReview } from './review-queries.ts';
import { signShoppersReview } from './sign-review.ts';

/** `staff` write for a customer; null for a shopper. `defaults` are those of the settings. */
type Writing = { staff: Staff | null; visitor: Visitor; seed: Seed; now: Date; defaults: Settings };

type Body = ParsedInput<typeof createReview>['body'];
type Written = Refusal | { ok: true; review: Review };

/**
 * Saves a review and the product's rating. It is verified as staff choose, else for known buyers, and waits
 * for approval if staff set so. The same `seed` makes the same review.
 */
export async function writeReview(
  db: Database,
  productId: string,
  body: Body,
  writing: Writing,
): Promise<Written> {
  const id = hexIdFrom(writing.seed);
  const before = await findReviewOfAnyState(db, id);
  if (before) return { ok: true, review: before };
  const saving = inTransaction(db, (tx) => saveReview(tx, { id, productId }, body, writing));
  return await saving.catch(async (error: unknown) => {
    if (isDuplicate(error, 'one_review_per_order_and_product')) return REVIEWED_BEFORE;
    // The same request was sent twice, and the other was first.
    const same = isDuplicate(error, 'reviews_pkey') ? await findReviewOfAnyState(db, id) : null;
    if (same) return { ok: true, review: same };
    throw error;
  });
}

async function saveReview(
  tx: Transaction,
  { id, productId }: Pick<Review, 'id' | 'productId'>,
  body: Body,
  { staff, visitor, now, defaults }: Writing,
): Promise<Written> {
  const product = await findReviewedProduct(tx, productId);
  if (!product) return refuse('not_found', 'Product not found');
  const email = normalizeEmail(body.userEmail);
  const signed = staff
    ? ({
        ok: true,
        signature: { userEmail: email, verified: body.verified ?? false, orderId: null },
      } as const)
    : await signShoppersReview(tx, productId, body, visitor);
  if (!signed.ok) return signed;
  // Not from the cache, which may be older than the setting.
  const isHeld = !staff && (await readSettings(tx, defaults)).settings.holdReviews;
  const review: Review = {
    id,
    productId,
    userName: body.userName,
    rating: body.rating,
    title: body.title ?? `Review for ${product.name}`,
    comment: body.comment,
    ...signed.signature,
    helpful: 0,
    createdAt: now,
    heldAt: isHeld ? now : null,
    deletedAt: null,
  };
  await insertReview(tx, review);
  if (staff) {
    const { userName, userEmail, rating, title, comment, verified } = review;
    const after = { productId, userName, userEmail, rating, title, comment, verified };
    await writeAudit(tx, { staff, action: 'review.create', subjectId: id, after }, now);
  }
  if (!isHeld) await invalidate(tx, listRatingTags(productId));
  return { ok: true, review };
}

const REVIEWED_BEFORE = refuse('conflict', 'You have reviewed this product already. Thank you!');
