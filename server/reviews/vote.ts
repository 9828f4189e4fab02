import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { deleteVote, insertVote, lockReview, moveHelpful } from './helpful-queries.ts';

type Voting = { reviewId: string; voterDigest: string; isHelpful: boolean; now: Date };

/** Saves or removes a browser's vote for a review, and updates the count. False when nothing changes. */
export async function vote(
  db: Database,
  { reviewId, voterDigest, isHelpful, now }: Voting,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    // Locked first, so that votes for one review cannot deadlock.
    const productId = await lockReview(tx, reviewId);
    if (productId === null) return false;
    const isChanged = isHelpful
      ? await insertVote(tx, { reviewId, voterDigest }, now)
      : await deleteVote(tx, { reviewId, voterDigest });
    if (!isChanged) return false;
    await moveHelpful(tx, reviewId, isHelpful ? 1 : -1);
    await invalidate(tx, [`reviews:${productId}`]);
    return true;
  });
}
