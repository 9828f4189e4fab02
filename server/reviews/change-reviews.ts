import { touchProducts } from '#db/catalogue-version.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { changeReview, type ReviewChange } from '#domain/reviews/change-review.ts';
import type { Review } from '#domain/reviews/review.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { countReviewChanges } from './review-queries.ts';
import { lockReviews, updateReviewRow } from './staff-review-queries.ts';

type ReviewsChanged = { succeeded: string[]; failed: { id: string; message: string }[] };

/**
 * Makes one change to some reviews, in one transaction with ratings and audit log. A missing review, or a
 * deleted one that is edited, fails by itself. A change without effect succeeds and is not logged.
 */
export async function changeReviews(
  db: Database,
  ids: readonly string[],
  change: ReviewChange,
  { staff, now }: { staff: Staff; now: Date },
): Promise<ReviewsChanged> {
  return await inTransaction(db, async (tx) => {
    const locked = await lockReviews(tx, ids);
    const found = locked.filter((review) => allows(change, review));
    const changes = found.map((before) => ({ before, ...changeReview(before, change) }));
    const made = changes.filter(({ difference }) => Object.keys(difference.after).length > 0);
    // Pipelined.
    await Promise.all(
      made.flatMap(({ review, difference }) => [
        updateReviewRow(tx, review),
        writeAudit(tx, { staff, action: ACTIONS[change.kind], subjectId: review.id, ...difference }, now),
      ]),
    );
    await countReviewChanges(
      tx,
      made.map(({ before, review: after }) => ({ before, after })),
    );
    const touched = made.map(({ review }) => review.productId);
    if (made.length > 0) await touchProducts(tx, touched, { isRated: true });
    const succeeded = new Set(found.map(({ id }) => id));
    const failed = [...new Set(ids)].filter((id) => !succeeded.has(id));
    return {
      succeeded: [...succeeded],
      failed: failed.map((id) => ({ id, message: 'Review not found' })),
    };
  });
}

const ACTIONS = { edit: 'review.update', delete: 'review.delete', restore: 'review.restore' } as const;

/** A deleted review cannot be edited. */
function allows({ kind }: ReviewChange, { deletedAt }: Review): boolean {
  return kind !== 'edit' || deletedAt === null;
}
