import { useState } from 'react';
import type { ReviewAction, WireStaffReview } from '#contract/reviews.ts';
import { formatCount } from '#domain/counts.ts';
import type { BulkFailure } from '../bulk/bulk-report-notice.tsx';
import { NO_QUERY, reviewsHref } from './review-query.ts';
import { DONE, type ReviewActions } from './use-review-actions.ts';

type Report = { summary: string; failed: BulkFailure[] };

/** Does one thing with many reviews and keeps which it failed with, until the next time or until it is dismissed. */
export function useBulkReport(actions: ReviewActions) {
  const [report, setReport] = useState<Report | null>(null);

  /** The ids it could not be done with. */
  async function apply(chosen: readonly WireStaffReview[], action: ReviewAction): Promise<string[]> {
    const ids = chosen.map(({ _id }) => _id);
    setReport(null);
    const done = await actions.applyToAll(ids, action);
    if (!done) return ids;
    const { succeeded, failed } = done;
    if (failed.length > 0)
      setReport({
        summary: `${formatCount(succeeded.length)} of ${formatCount(ids.length)} ${DONE[action]}.`,
        failed: failed.map(({ id, message }) => ({
          id,
          label: titleOf(chosen.find(({ _id }) => _id === id)) ?? id,
          to: reviewsHref({ ...NO_QUERY, review: id }),
          message,
        })),
      });
    return failed.map(({ id }) => id);
  }

  return { report, apply, dismiss: () => setReport(null) };
}

function titleOf(review: WireStaffReview | undefined): string | undefined {
  return review && `“${review.title}” by ${review.userName}`;
}
