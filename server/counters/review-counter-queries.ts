import { and, eq, sql, sum } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { reviewCounters } from '#db/schema/index.ts';
import type { Review } from '#domain/reviews/review.ts';

type Counted = Pick<Review, 'verified' | 'rating'>;

/**
 * Records changes of reviews in the counters, in the transaction of the change; null stands for no review, or
 * one that is not published. Must be called after the products of the reviews are locked: one order for all
 * prevents deadlocks.
 */
export async function recordReviewChanges(
  tx: Transaction,
  changes: readonly { before: Counted | null; after: Counted | null }[],
): Promise<void> {
  const sums = new Map<string, { verified: boolean; rating: number; reviews: number }>();
  const add = ({ verified, rating }: Counted, by: 1 | -1) => {
    const key = `${verified} ${rating}`;
    sums.set(key, { verified, rating, reviews: (sums.get(key)?.reviews ?? 0) + by });
  };
  for (const { before, after } of changes) {
    if (before) add(before, -1);
    if (after) add(after, 1);
  }
  const changed = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  for (const row of changed.filter(({ reviews }) => reviews !== 0)) {
    await tx
      .insert(reviewCounters)
      .values(row)
      .onConflictDoUpdate({
        target: [reviewCounters.verified, reviewCounters.rating],
        set: { reviews: sql`${reviewCounters.reviews} + excluded.reviews` },
      });
  }
}

/** Counts reviews; null counts all of them. */
export async function countReviewsByCounters(
  db: Connection,
  { verified, rating }: { verified: boolean | null; rating: number | null },
): Promise<number> {
  const [row] = await db
    .select({ reviews: sum(reviewCounters.reviews) })
    .from(reviewCounters)
    .where(
      and(
        verified === null ? undefined : eq(reviewCounters.verified, verified),
        rating === null ? undefined : eq(reviewCounters.rating, rating),
      ),
    );
  return Number(row?.reviews ?? 0);
}
