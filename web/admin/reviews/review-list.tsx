import { useState } from 'react';
import { listReviews, type WireStaffReview } from '#contract/calls/reviews.ts';
import { browserApi } from '#web/data.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { ListNotices } from '../lists/list-notices.tsx';
import type { ListPage } from '../lists/list-page.ts';
import { BelowSelectionBar, SelectionBarRoom } from '../lists/selection-bar.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { NoReviews } from './no-reviews.tsx';
import { ReviewCount } from './review-count.tsx';
import { filterOf, NO_QUERY, PAGE_SIZE, type ReviewQuery, reviewsHref } from './review-query.ts';
import { ReviewSelectionBar } from './review-selection-bar.tsx';
import { ReviewTable } from './review-table.tsx';
import { UnchangedReviews } from './unchanged-reviews.tsx';
import type { ReviewActions } from './use-review-actions.ts';

type Props = {
  list: ListPage<WireStaffReview>;
  query: ReviewQuery;
  actions: ReviewActions;
  onView: (id: string) => void;
};

/** A page of reviews, some of them selected. */
export function ReviewList({ list, query, actions, onView }: Props) {
  const filter = filterOf(query);
  const selection = useSelection({
    rows: list.rows,
    idOf: ({ _id }) => _id,
    total: list.total,
    filter: JSON.stringify(filter),
    loadPage: async (page, limit) =>
      (await browserApi(listReviews, { query: { ...filter, sort: 'oldest', page, limit } })).body,
  });
  const [toDelete, setToDelete] = useState<WireStaffReview | null>(null);

  async function deleteOne() {
    if (!toDelete) return;
    if (await actions.remove(toDelete)) selection.drop([toDelete._id]);
    setToDelete(null);
  }

  const bar = query.view === '' && (
    <ReviewSelectionBar
      selection={selection}
      done={actions.bulk.done}
      onApply={(action) => actions.bulk.apply({ selection, action })}
    />
  );
  return (
    <>
      <ReviewCount total={list.total} />
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
          <BelowSelectionBar bar={bar}>
            <ReviewTable
              reviews={reviews}
              query={query}
              selection={selection}
              actions={actions}
              busy={isReloading}
              onView={onView}
              onDelete={setToDelete}
            />
          </BelowSelectionBar>
        )}
      </ListFrame>
      <ListNotices>
        <UnchangedReviews report={actions.bulk.report} onDismiss={actions.bulk.dismissReport} />
      </ListNotices>
      {query.view === '' && <SelectionBarRoom />}
      <ConfirmDialog
        open={toDelete !== null}
        title="Are you sure you want to delete this review?"
        text={
          toDelete && `“${toDelete.title}” by ${toDelete.userName}. You can undo it for a moment afterwards.`
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={actions.isDeleting}
        onConfirm={() => void deleteOne()}
        onCancel={() => setToDelete(null)}
      />
    </>
  );
}
