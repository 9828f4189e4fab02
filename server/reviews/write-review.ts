import type { ParsedInput } from '#contract/call.ts';
import type { createReview } from '#contract/reviews.ts';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { normalizeEmail } from '#domain/orders/track-query.ts';
import type { Review } from '#domain/reviews/review.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { touchCatalogue } from '../catalogue/catalogue-version-queries.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { findReview, findReviewedProduct, hasBought, insertReview } from './review-queries.ts';

/** Who writes a review: staff on behalf of a customer, or the shopper. */
export type Writing = {
  staff: Staff | null;
  visitor: Pick<Visitor, 'buyerDigest'>;
  seed: Uint8Array;
  now: Date;
};

/**
 * Saves a review and the product's new average together. It is verified as staff say, else only for whoever is known to
 * have bought it. The same `seed` makes the same review. Null when there is no such product.
 */
export async function writeReview(
  db: Database,
  productId: string,
  body: ParsedInput<typeof createReview>['body'],
  { staff, visitor, seed, now }: Writing,
): Promise<Review | null> {
  const id = Buffer.from(seed.subarray(0, 16)).toString('hex');
  const written = await findReview(db, id);
  if (written) return written;
  const writing = inTransaction(db, async (tx) => {
    const product = await findReviewedProduct(tx, productId);
    if (!product) return null;
    const emailKey = normalizeEmail(body.userEmail);
    const decided = staff ? body.verified : undefined;
    const review: Review = {
      id,
      productId,
      userName: body.userName,
      userEmail: emailKey,
      rating: body.rating,
      title: body.title ?? `Review for ${product.name}`,
      comment: body.comment,
      verified: decided ?? (await isBuyer(tx, productId, { emailKey, ...visitor })),
      helpful: 0,
      createdAt: now,
      deletedAt: null,
    };
    await insertReview(tx, review);
    if (staff) {
      const { userName, userEmail, rating, title, comment, verified } = review;
      const after = { productId, userName, userEmail, rating, title, comment, verified };
      await writeAudit(tx, { staff, action: 'review.create', subjectId: id, after }, now);
    }
    await touchCatalogue(tx);
    return review;
  });
  return await writing.catch(async (error: unknown) => {
    // Of two equal requests at once the other was first.
    const same = isDuplicate(error, 'reviews_pkey') ? await findReview(db, id) : null;
    if (same) return same;
    throw error;
  });
}

/**
 * Anyone can type anyone's e-mail address, and `verified` is public: an address alone must not tell who bought what. So the
 * review has to come from the browser that bought (decision 021).
 */
async function isBuyer(
  tx: Transaction,
  productId: string,
  { emailKey, buyerDigest }: { emailKey: string; buyerDigest: string | null },
): Promise<boolean> {
  return buyerDigest !== null && (await hasBought(tx, productId, { emailKey, buyerDigest }));
}
