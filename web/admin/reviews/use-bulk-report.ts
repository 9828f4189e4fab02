import { useState } from 'react';
import type { ReviewAction, WireStaffReview } from '#contract/calls/reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import type { BulkFailure } from '../lists/bulk-report-notice.tsx';
import type { Selected } from '../lists/use-selection.ts';
import { NO_QUERY, reviewsHref } from './review-query.ts';
import { DONE, type ReviewActions } from './use-review-actions.ts';

type Report = { summary: string; failed: BulkFailure[] };

/** Does one thing with many reviews and keeps which it failed with, until the next time or until it is dismissed. */
export function useBulkReport(actions: ReviewActions) {
  const toast = useToast();
  const [report, setReport] = useState<Report | null>(null);
  /** How many are done while it goes on. */
  const [done, setDone] = useState<number | null>(null);

  /** The ids it could not be done with; null where nothing was begun. */
  async function apply(
    collect: () => Promise<Selected<WireStaffReview>[]>,
    action: ReviewAction,
  ): Promise<string[] | null> {
    setReport(null);
    setDone(0);
    const chosen = await collect().catch(() => null);
    if (!chosen) {
      setDone(null);
      toast.error(
        'Failed to perform bulk action',
        'The selected reviews could not be loaded. Please try again.',
      );
      return null;
    }
    const { succeeded, failed } = await actions.applyToAll(chosen, action, setDone);
    setDone(null);
    if (failed.length > 0)
      setReport({
        summary: `${formatCount(succeeded.length)} of ${formatCount(chosen.length)} ${DONE[action]}.`,
        failed: failed.map(({ id, message }) => ({
          id,
          label: titleOf(chosen.find((one) => one.id === id)?.row) ?? id,
          to: reviewsHref({ ...NO_QUERY, review: id }),
          message,
        })),
      });
    return failed.map(({ id }) => id);
  }

  return { done, report, apply, dismiss: () => setReport(null) };
}

function titleOf(review: WireStaffReview | null | undefined): string | undefined {
  return review ? `“${review.title}” by ${review.userName}` : undefined;
}
