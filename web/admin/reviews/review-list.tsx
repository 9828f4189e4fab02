import { useState } from 'react';
import type { WireStaffReview } from '#contract/reviews.ts';
import type { ReviewSort } from '#domain/reviews/review.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BulkReportNotice } from '../bulk/bulk-report-notice.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { ListFooter } from '../layout/list-footer.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { NoReviews } from './no-reviews.tsx';
import { PAGE_SIZE, type ReviewQuery, reviewsHref } from './review-query.ts';
import { ReviewTable } from './review-table.tsx';
import { useBulkReport } from './use-bulk-report.ts';
import type { ReviewActions } from './use-review-actions.ts';

type Props = {
  reviews: readonly WireStaffReview[];
  /** On all pages. */
  total: number;
  query: ReviewQuery;
  actions: ReviewActions;
  onSort: (sort: ReviewSort) => void;
  onView: (id: string) => void;
};

/** A page of reviews, some of them selected. */
export function ReviewList({ reviews, total, query, actions, onSort, onView }: Props) {
  const selection = useSelection(reviews.map(({ _id }) => _id));
  const bulk = useBulkReport(actions);
  const [toDelete, setToDelete] = useState<WireStaffReview | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const isReloading = useIsReloading();

  async function deleteOne() {
    if (!toDelete) return;
    setDeleting(true);
    await actions.remove(toDelete);
    setDeleting(false);
    setToDelete(null);
  }

  return (
    <section aria-label="Reviews">
      <ListBar
        total={total}
        sort={query.sort}
        selection={selection}
        isEmpty={reviews.length === 0}
        onSort={onSort}
      />
      {bulk.report && (
        <BulkReportNotice label="Reviews that were not changed" {...bulk.report} onDismiss={bulk.dismiss} />
      )}
      {selection.size > 0 && (
        <BulkBar
          selected={selection.ids}
          onClear={selection.clear}
          onApply={async (action) => {
            const chosen = reviews.filter(({ _id }) => selection.has(_id));
            selection.keep(await bulk.apply(chosen, action));
          }}
        />
      )}
      <Card padded={false} className="overflow-clip">
        {reviews.length === 0 ? (
          <NoReviews total={total} query={query} />
        ) : (
          <>
            <ReviewTable
              reviews={reviews}
              query={query}
              selection={selection}
              actions={actions}
              busy={isReloading}
              onView={onView}
              onDelete={setToDelete}
            />
            <ListFooter
              noun="reviews"
              loading="Loading reviews..."
              isReloading={isReloading}
              page={query.page}
              pageSize={PAGE_SIZE}
              shown={reviews.length}
              total={total}
              hrefOf={(page) => reviewsHref({ ...query, review: '', page })}
              label="Pages of reviews"
            />
          </>
        )}
      </Card>
      <ConfirmDialog
        open={toDelete !== null}
        title="Are you sure you want to delete this review?"
        text={
          toDelete && `“${toDelete.title}” by ${toDelete.userName}. You can undo it for a moment afterwards.`
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={isDeleting}
        onConfirm={() => void deleteOne()}
        onCancel={() => setToDelete(null)}
      />
    </section>
  );
}
