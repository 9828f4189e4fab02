import type { z } from 'zod/mini';
import type { ReviewBody } from '#contract/forms.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { normalizeEmail } from '#domain/orders/track-query.ts';
import type { Review } from '#domain/reviews/review.ts';
import { touchCatalogue } from '../catalogue/catalogue-version-queries.ts';
import { findReview, findReviewedProduct, hasPaidOrderOf, insertReview } from './review-queries.ts';

/**
 * Saves a shopper's review and the product's new average together. It is verified only when that e-mail address has a
 * paid order of that product. The same `seed` makes the same review. Null when there is no such product.
 */
export async function writeReview(
  db: Database,
  productId: string,
  body: z.output<typeof ReviewBody>,
  { seed, now }: { seed: Uint8Array; now: Date },
): Promise<Review | null> {
  const id = Buffer.from(seed.subarray(0, 16)).toString('hex');
  const written = await findReview(db, id);
  if (written) return written;
  const writing = inTransaction(db, async (tx) => {
    const product = await findReviewedProduct(tx, productId);
    if (!product) return null;
    const review: Review = {
      id,
      productId,
      userName: body.userName,
      userEmail: normalizeEmail(body.userEmail),
      rating: body.rating,
      title: body.title ?? `Review for ${product.name}`,
      comment: body.comment,
      verified: await hasPaidOrderOf(tx, productId, normalizeEmail(body.userEmail)),
      helpful: 0,
      createdAt: now,
    };
    await insertReview(tx, review);
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
