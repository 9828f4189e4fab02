import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import {
  changeReview,
  findProblem,
  type ReviewChange,
  type ReviewProblem,
} from '#domain/reviews/change-review.ts';
import { isPublished } from '#domain/reviews/review.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { listRatingTags } from './list-rating-tags.ts';
import { countReviewChanges } from './review-queries.ts';
import { lockReviews, updateReviewRow } from './staff-review-queries.ts';

type ReviewsChanged = { succeeded: string[]; failed: { id: string; problem: ReviewProblem }[] };

/**
 * Makes one change to some reviews, in one transaction with ratings and audit log. A missing review, or a
 * deleted one that is not restored, fails by itself. A change without effect succeeds and is not logged.
 */
export async function changeReviews(
  db: Database,
  ids: readonly string[],
  change: ReviewChange,
  { staff, now }: { staff: Staff; now: Date },
): Promise<ReviewsChanged> {
  return await inTransaction(db, async (tx) => {
    const locked = await lockReviews(tx, ids);
    const problems = new Map(locked.map((review) => [review.id, findProblem(change, review)]));
    const changeable = locked.filter(({ id }) => problems.get(id) === null);
    const changes = changeable.map((before) => ({ before, ...changeReview(before, change) }));
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
    const seen = made.filter(({ before, review }) => isPublished(before) || isPublished(review));
    await invalidate(
      tx,
      seen.flatMap(({ review }) => listRatingTags(review.productId)),
    );
    const succeeded = new Set(changeable.map(({ id }) => id));
    const failed = [...new Set(ids)].filter((id) => !succeeded.has(id));
    return {
      succeeded: [...succeeded],
      failed: failed.map((id) => ({ id, problem: problems.get(id) ?? 'missing' })),
    };
  });
}

const ACTIONS = {
  edit: 'review.update',
  approve: 'review.approve',
  reject: 'review.reject',
  delete: 'review.delete',
  restore: 'review.restore',
} as const;
