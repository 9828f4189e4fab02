import { useState } from 'react';
import type { WireStaffReview } from '#contract/reviews.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BulkReportNotice } from '../bulk/bulk-report-notice.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { ListFrame } from '../layout/list-frame.tsx';
import type { ListPage } from '../layout/list-page.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { NoReviews } from './no-reviews.tsx';
import { NO_QUERY, PAGE_SIZE, type ReviewQuery, reviewsHref } from './review-query.ts';
import { ReviewTable } from './review-table.tsx';
import { useBulkReport } from './use-bulk-report.ts';
import type { ReviewActions } from './use-review-actions.ts';

type Props = {
  list: ListPage<WireStaffReview>;
  query: ReviewQuery;
  actions: ReviewActions;
  onView: (id: string) => void;
};

/** A page of reviews, some of them selected. */
export function ReviewList({ list, query, actions, onView }: Props) {
  const selection = useSelection(list.rows.map(({ _id }) => _id));
  const bulk = useBulkReport(actions);
  const [toDelete, setToDelete] = useState<WireStaffReview | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  async function deleteOne() {
    if (!toDelete) return;
    setDeleting(true);
    await actions.remove(toDelete);
    setDeleting(false);
    setToDelete(null);
  }

  return (
    <>
      <ListBar
        total={list.total}
        selection={selection}
        canSelect={query.view === '' && list.rows.length > 0}
      />
      {bulk.report && (
        <BulkReportNotice label="Reviews that were not changed" {...bulk.report} onDismiss={bulk.dismiss} />
      )}
      {selection.size > 0 && (
        <BulkBar
          selected={selection.ids}
          onClear={selection.clear}
          onApply={async (action) => {
            const chosen = list.rows.filter(({ _id }) => selection.has(_id));
            selection.keep(await bulk.apply(chosen, action));
          }}
        />
      )}
      <ListFrame
        name="reviews"
        list={{ ok: true, data: list }}
        place={query}
        usualSize={PAGE_SIZE}
        hrefOf={(place) => reviewsHref({ ...query, review: '', ...place })}
        resetHref={reviewsHref(NO_QUERY)}
        empty={<NoReviews query={query} />}
      >
        {(reviews, isReloading) => (
          <ReviewTable
            reviews={reviews}
            query={query}
            selection={selection}
            actions={actions}
            busy={isReloading}
            onView={onView}
            onDelete={setToDelete}
          />
        )}
      </ListFrame>
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
    </>
  );
}
