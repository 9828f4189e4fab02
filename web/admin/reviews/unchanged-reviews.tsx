import type { ReviewAction, WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { listHref } from '#domain/lists/list-address.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { BulkReportNotice } from '../lists/bulk-report-notice.tsx';
import type { BulkReport } from '../lists/use-bulk-change.ts';
import { DONE } from './use-review-actions.ts';

type Props = { report: BulkReport<WireStaffReview, ReviewAction> | null; onDismiss: () => void };

/** The reviews that a bulk action failed for, each with its reason. */
export function UnchangedReviews({ report, onDismiss }: Props) {
  if (!report) return null;
  const { succeeded, failed, rows, action } = report;
  const reviews = new Map(rows.map(({ id, row }) => [id, row]));
  const labelOf = (id: string) => {
    const review = reviews.get(id);
    return review ? `“${review.title}” by ${review.userName}` : id;
  };
  return (
    <BulkReportNotice
      label="Reviews that were not changed"
      summary={`${formatCount(succeeded.length)} of ${formatCount(rows.length)} ${DONE[action]}.`}
      failed={failed.map(({ id, message }) => ({
        id,
        label: labelOf(id),
        to: listHref(reviewList, { review: id }),
        message,
      }))}
      onDismiss={onDismiss}
    />
  );
}
