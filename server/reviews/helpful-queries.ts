import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { products, reviews, reviewVotes } from '#db/schema/index.ts';
import { IS_SHOWN } from '#db/shown-products.ts';
import { IS_PUBLISHED } from './review-conditions.ts';

type Vote = Pick<typeof reviewVotes.$inferSelect, 'reviewId' | 'voterDigest'>;

/** Locks a review and returns the id of its product; null when shoppers see no such review. */
export async function lockReview(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), IS_PUBLISHED, IS_SHOWN))
    .for('update', { of: reviews });
  return row?.productId ?? null;
}

/** False when the vote exists. */
export async function insertVote(tx: Transaction, vote: Vote, createdAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(reviewVotes)
    .values({ ...vote, createdAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** False when there is no such vote. */
export async function deleteVote(tx: Transaction, { reviewId, voterDigest }: Vote): Promise<boolean> {
  const { rowCount } = await tx
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.voterDigest, voterDigest)));
  return rowCount === 1;
}

export async function moveHelpful(tx: Transaction, id: string, by: 1 | -1): Promise<void> {
  await tx
    .update(reviews)
    .set({ helpful: sql`${reviews.helpful} + ${by}` })
    .where(eq(reviews.id, id));
}
