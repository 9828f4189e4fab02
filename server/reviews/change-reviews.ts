import { raiseCatalogueVersion } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { changeReview, type ReviewChange } from '#domain/reviews/change-review.ts';
import type { Review } from '#domain/reviews/review.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordReviewChanges } from '../counters/review-counter-queries.ts';
import type { Staff } from '../http/staff.ts';
import { lockReviews, moveRatings, updateReviewRow } from './staff-review-queries.ts';

/** What became of each review that was to be changed. */
export type ReviewsChanged = { succeeded: string[]; failed: { id: string; message: string }[] };

/**
 * Makes one change to some reviews, with their products' averages and what is written down of it, in one
 * transaction. One that is not there, or was deleted by someone else meanwhile, fails on its own. A change
 * that is made already succeeds and leaves no trace.
 */
export async function changeReviews(
  db: Database,
  ids: readonly string[],
  change: ReviewChange,
  { staff, now }: { staff: Staff; now: Date },
): Promise<ReviewsChanged> {
  return await inTransaction(db, async (tx) => {
    const locked = await lockReviews(tx, ids);
    const found = locked.filter((review) => isThereFor(change, review));
    const changes = found.map((before) => ({ before, ...changeReview(before, change) }));
    const made = changes.filter(({ difference }) => Object.keys(difference.after).length > 0);
    // Sent to the database together.
    await Promise.all(
      made.flatMap(({ review, difference }) => [
        updateReviewRow(tx, review),
        writeAudit(tx, { staff, action: ACTIONS[change.kind], subjectId: review.id, ...difference }, now),
      ]),
    );
    await moveRatings(
      tx,
      made.map(({ before, review: after }) => ({ before, after })),
    );
    await recordReviewChanges(
      tx,
      made.map(({ before, review }) => ({ before: counted(before), after: counted(review) })),
    );
    if (made.length > 0) await raiseCatalogueVersion(tx);
    const succeeded = new Set(found.map(({ id }) => id));
    const failed = [...new Set(ids)].filter((id) => !succeeded.has(id));
    return {
      succeeded: [...succeeded],
      failed: failed.map((id) => ({ id, message: 'Review not found' })),
    };
  });
}

const ACTIONS = { edit: 'review.update', delete: 'review.delete', restore: 'review.restore' } as const;

/** What the tallies count of it. */
function counted(review: Review): Review | null {
  return review.deletedAt === null ? review : null;
}

/** A deleted review can only be brought back; deleting it again changes nothing. */
function isThereFor({ kind }: ReviewChange, { deletedAt }: Review): boolean {
  return kind !== 'edit' || deletedAt === null;
}
