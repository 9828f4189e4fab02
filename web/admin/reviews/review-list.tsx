import { type ReactNode, useState } from 'react';
import type { WireStaffReview } from '#contract/reviews.ts';
import type { ReviewSort } from '#domain/reviews/review.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { isFiltered, NO_QUERY, PAGE_SIZE, type ReviewQuery, reviewsHref } from './review-query.ts';
import { ReviewRow } from './review-row.tsx';
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, setToDelete] = useState<WireStaffReview | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const isReloading = useIsReloading();
  // Only what is in sight: nobody should change what they do not see.
  const selected = reviews.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);

  function select(id: string, isSelected: boolean) {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  const selectAll = (isSelected: boolean) =>
    setChosen(new Set(isSelected ? reviews.map(({ _id }) => _id) : []));

  async function deleteOne() {
    if (!toDelete) return;
    setDeleting(true);
    await actions.remove(toDelete);
    setDeleting(false);
    setToDelete(null);
  }

  const selectAllBox = (label: ReactNode) => (
    <Checkbox
      label={label}
      checked={reviews.length > 0 && selected.length === reviews.length}
      ref={(box) => {
        if (box) box.indeterminate = selected.length > 0 && selected.length < reviews.length;
      }}
      onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
    />
  );

  return (
    <section aria-label="Reviews">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="numeric text-muted">
          {isReloading ? (
            <span className="inline-flex items-center gap-3">
              <Spinner label={null} size="sm" />
              Loading reviews...
            </span>
          ) : (
            `Total reviews: ${total.toLocaleString('en-US')}`
          )}
        </p>
        {reviews.length > 0 && <div className="xl:hidden">{selectAllBox('Select all')}</div>}
        <SelectField
          label="Sort by"
          options={SORTS}
          value={query.sort}
          onChange={({ currentTarget }) => onSort(currentTarget.value as ReviewSort)}
          className="w-full xl:hidden"
        />
      </div>
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          onClear={() => setChosen(new Set())}
          onApply={(action) => actions.applyToAll(selected, action)}
        />
      )}
      {reviews.length === 0 ? (
        <Card>
          <EmptyState title="No reviews found." text={isFiltered(query) ? OTHER_FILTERS : undefined} />
        </Card>
      ) : (
        <Card padded={false}>
          <DataTable
            caption="Reviews"
            wide
            busy={isReloading}
            columns={columnsOf(
              query,
              <>
                <span className="sr-only rows:hidden">Select</span>
                <div className="cards:hidden">
                  {selectAllBox(<VisuallyHidden>Select all</VisuallyHidden>)}
                </div>
              </>,
            )}
          >
            {reviews.map((review) => (
              <ReviewRow
                key={review._id}
                review={review}
                productHref={reviewsHref({ ...NO_QUERY, product: review.productId })}
                isVerified={actions.isVerified(review)}
                isSelected={selected.includes(review._id)}
                onSelect={(isSelected) => select(review._id, isSelected)}
                onView={() => onView(review._id)}
                onToggle={() => void actions.toggle(review)}
                onDelete={() => setToDelete(review)}
              />
            ))}
          </DataTable>
        </Card>
      )}
      <div className="mt-6">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => reviewsHref({ ...query, review: '', page })}
        />
      </div>
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

/** Cards have no heads to sort by. */
const SORTS: { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rating-high', label: 'Best rating first' },
  { value: 'rating-low', label: 'Worst rating first' },
];

const OTHER_FILTERS = 'Try other filters or another search.';

function columnsOf(query: ReviewQuery, selectAll: ReactNode): Column[] {
  const sorted = (down: ReviewSort, up: ReviewSort) => ({
    to: reviewsHref({ ...query, review: '', page: 1, sort: query.sort === down ? up : down }),
    now: query.sort === down ? ('descending' as const) : query.sort === up ? ('ascending' as const) : null,
  });
  return [
    { label: 'Select', head: selectAll },
    { label: 'Customer' },
    { label: 'Product' },
    { label: 'Rating', sort: sorted('rating-high', 'rating-low') },
    { label: 'Review' },
    { label: 'Date', sort: sorted('newest', 'oldest') },
    { label: 'Status' },
    { label: 'Actions', align: 'end' },
  ];
}
