import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { ReviewBody } from '#contract/forms.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/orders/track-query.ts';
import type { Review } from '#domain/reviews/review.ts';
import { touchCatalogue } from '../catalogue/catalogue-version-queries.ts';
import { findReviewedProduct, hasPaidOrderOf, insertReview } from './review-queries.ts';

/**
 * Saves a shopper's review and the product's new average together. It is verified only when that e-mail address has a
 * paid order of that product. Null when there is no such product.
 */
export async function writeReview(
  db: Database,
  productId: string,
  body: z.output<typeof ReviewBody>,
  now: Date,
): Promise<Review | null> {
  return await inTransaction(db, async (tx) => {
    const product = await findReviewedProduct(tx, productId);
    if (!product) return null;
    const review: Review = {
      id: randomUUID(),
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
}
