import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import {
  exportReviews,
  getStaffReview,
  listReviews,
  type WireStaffReview,
} from '#contract/calls/staff-reviews.ts';
import type { Api } from '#contract/client.ts';
import { formatCount } from '#domain/counts.ts';
import { type ListQuery, listHref } from '#domain/lists/list-url.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import type { Column } from '#web/ui/tables/data-table.tsx';
import { BulkReportNotice, ListNotices } from '../lists/bulk-report-notice.tsx';
import { columnSort } from '../lists/column-sort.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { selectColumn } from '../lists/select-box.tsx';
import { SelectionBarRoom } from '../lists/selection-bar.tsx';
import { useList } from '../lists/use-list.ts';
import { useNeighbours } from '../lists/use-neighbours.ts';
import { useSelection } from '../lists/use-selection.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/reviews';
import { AddReview } from './add-review.tsx';
import { ReviewDetails } from './review-details.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewRow } from './review-row.tsx';
import { ReviewSelectionBar } from './review-selection-bar.tsx';
import { DONE, useReviewActions, type Verdict } from './use-review-actions.ts';

const load = loadList(reviewList, listReviews, loadNamed);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Reviews Management');

type Props = Pick<Route.ComponentProps, 'loaderData'>;

/** Reviews Management (specification, section 2). */
export default function Reviews({ loaderData: { list: page, review, product } }: Props) {
  const list = useList(reviewList, listReviews, page);
  const { requested, arrived } = list;
  const actions = useReviewActions();
  const selection = useSelection(list, getId);
  const neighbours = useNeighbours(list, requested.review, getId);
  const [isAdding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<WireStaffReview | null>(null);

  if (!page.ok)
    return (
      <ErrorState
        title="Failed to fetch reviews"
        text={page.message}
        retryLabel="Retry"
        retryHref={listHref(reviewList, requested)}
        level={1}
      />
    );

  const listed = list.rows.find(({ _id }) => _id === requested.review);
  const open = requested.review ? (listed ?? (review?.ok ? review.data : null)) : null;
  const close = () => list.open('', { replace: true });
  async function remove(review: WireStaffReview) {
    const isGone = await actions.remove(review);
    setToDelete(null);
    if (!isGone) return;
    if (open) close();
    else selection.drop([review._id]);
  }
  /** In the details, the next review follows. */
  async function decide(review: WireStaffReview, verdict: Verdict) {
    const goOn = open ? (neighbours.next ?? close) : () => selection.drop([review._id]);
    if (await actions.decide(review, verdict)) goOn();
  }
  const columns: Column[] = [
    selectColumn('Select all', arrived.deleted ? null : selection),
    { label: 'Customer' },
    { label: 'Product' },
    { label: 'Rating', sort: columnSort(list, 'rating-high', 'rating-low') },
    { label: 'Review' },
    { label: 'Date', sort: columnSort(list, 'newest', 'oldest') },
    { label: 'Status' },
    { label: 'Actions', align: 'end' },
  ];
  return (
    <>
      <PageHeader
        screen="reviews"
        actions={
          <>
            <ExportLink list={list} call={exportReviews} />
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onClick={() => setAdding(true)}
            >
              Add Review
            </Button>
          </>
        }
      />
      <ReviewFilters
        list={list}
        product={product?.ok && product.data.id === requested.product ? product.data : null}
      />
      <p role="status" className="numeric mb-2 min-h-5 text-sm text-muted">
        {`Total reviews: ${formatCount(list.total)}`}
      </p>
      <ListFrame
        list={list}
        name="reviews"
        columns={columns}
        selectionBar={
          !arrived.deleted && (
            <ReviewSelectionBar
              selection={selection}
              areWaiting={arrived.waiting === 'yes'}
              done={actions.bulk.done}
              onApply={(action) => actions.bulk.apply({ selection, action })}
            />
          )
        }
        empty={
          <NoRows
            list={list}
            none={{ title: NONE, text: describeNone(arrived) }}
            noneFound={{ title: NONE, text: 'Try other filters or another search.' }}
          />
        }
      >
        {(row) => (
          <ReviewRow
            key={row._id}
            review={row}
            detailsHref={list.rowHref(row._id)}
            actions={actions}
            isSelected={selection.has(row._id)}
            onSelect={() => selection.toggle(row._id)}
            onView={() => list.open(row._id)}
            onDecide={(verdict) => void decide(row, verdict)}
            onDelete={() => setToDelete(row)}
          />
        )}
      </ListFrame>
      <ListNotices>
        <BulkReportNotice
          label="Reviews that were not changed"
          bulk={actions.bulk}
          resultOf={(action) => DONE[action]}
          hrefOf={(id) => listHref(reviewList, { review: id })}
          nameOf={describeReview}
        />
      </ListNotices>
      {!arrived.deleted && <SelectionBarRoom />}
      <ConfirmDialog
        open={toDelete !== null}
        title="Are you sure you want to delete this review?"
        text={
          toDelete && `${open ? '' : `${describeReview(toDelete)}. `}You can undo it for a moment afterwards.`
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={actions.isDeleting}
        onConfirm={() => toDelete && void remove(toDelete)}
        onCancel={() => setToDelete(null)}
      />
      <ReviewDetails
        review={open}
        isMissing={requested.review !== '' && review !== null && !review.ok && open === null}
        actions={actions}
        neighbours={neighbours}
        onDecide={(review, verdict) => void decide(review, verdict)}
        onDelete={setToDelete}
        onClose={close}
      />
      <AddReview open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

/** The open review, and the product whose reviews are listed, both named by the URL. */
async function loadNamed(api: Api, { review: id, product: productId }: ListQuery<typeof reviewList>) {
  const [review, product] = await Promise.all([
    id ? loaded(api(getStaffReview, { params: { id } }).then(({ body }) => body)) : null,
    productId
      ? loaded(
          api(getStaffProduct, { params: { id: productId } }).then(({ body: { _id, name } }) => ({
            id: _id,
            name,
          })),
        )
      : null,
  ]);
  return { review, product };
}

function getId({ _id }: WireStaffReview): string {
  return _id;
}

function describeReview({ title, userName }: WireStaffReview): string {
  return `“${title}” by ${userName}`;
}

function describeNone({ deleted, waiting }: ListQuery<typeof reviewList>): string {
  if (deleted) return 'What is deleted appears here, and can be restored.';
  if (waiting === 'yes')
    return 'New reviews wait here for approval as long as the settings say that they are held.';
  return 'Reviews appear here as soon as somebody writes one.';
}

const NONE = 'No reviews found.';
