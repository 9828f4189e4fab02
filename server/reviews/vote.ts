import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { deleteVote, insertVote, lockReview, moveHelpful } from './helpful-queries.ts';

type Voting = { reviewId: string; voterDigest: string; isHelpful: boolean; now: Date };

/** What became of a vote: `same` when it was so before, null when there is no such review. */
export type Voted = 'changed' | 'same' | null;

/**
 * Counts that a browser finds a review helpful, or no longer does. The vote and the count are saved together,
 * once a browser.
 */
export async function vote(db: Database, { reviewId, voterDigest, isHelpful, now }: Voting): Promise<Voted> {
  return await inTransaction(db, async (tx) => {
    // Locked first: votes of one review wait for each other here, and never for another.
    if (!(await lockReview(tx, reviewId))) return null;
    const isChanged = isHelpful
      ? await insertVote(tx, { reviewId, voterDigest }, now)
      : await deleteVote(tx, { reviewId, voterDigest });
    if (!isChanged) return 'same';
    await moveHelpful(tx, reviewId, isHelpful ? 1 : -1);
    await raiseCatalogueVersion(tx);
    return 'changed';
  });
}
