import type { WireStaffReview } from '#contract/calls/reviews.ts';
import type { ReviewSort } from '#domain/reviews/review.ts';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { SelectPage } from '../lists/select-page.tsx';
import type { Selection } from '../lists/use-selection.ts';
import { NO_QUERY, type ReviewQuery, reviewsHref } from './review-query.ts';
import { ReviewRow } from './review-row.tsx';
import type { ReviewActions } from './use-review-actions.ts';

type Props = {
  reviews: readonly WireStaffReview[];
  query: ReviewQuery;
  selection: Selection<WireStaffReview>;
  actions: ReviewActions;
  busy: boolean;
  onView: (id: string) => void;
  onDelete: (review: WireStaffReview) => void;
};

export function ReviewTable({ reviews, query, selection, actions, busy, onView, onDelete }: Props) {
  return (
    <DataTable long caption="Reviews" wide busy={busy} columns={columnsOf(query, selection)}>
      {reviews.map((review) => (
        <ReviewRow
          key={review._id}
          review={review}
          detailsHref={reviewsHref({ ...query, review: review._id })}
          productHref={reviewsHref({ ...NO_QUERY, product: review.productId })}
          isVerified={actions.isVerified(review)}
          isSelected={selection.has(review._id)}
          onSelect={() => selection.toggle(review._id)}
          onView={() => onView(review._id)}
          onToggle={() => actions.toggle(review)}
          onDelete={() => onDelete(review)}
          isRestoring={actions.isRestoring(review)}
          onRestore={() => actions.restore(review)}
        />
      ))}
    </DataTable>
  );
}

function columnsOf(query: ReviewQuery, selection: Selection<WireStaffReview>): Column[] {
  const sorted = (down: ReviewSort, up: ReviewSort) => ({
    to: reviewsHref({ ...query, review: '', page: 1, sort: query.sort === down ? up : down }),
    now: query.sort === down ? ('descending' as const) : query.sort === up ? ('ascending' as const) : null,
  });
  const selectAll = <SelectPage label="Select all" selection={selection} />;
  return [
    query.view === 'deleted' ? { label: 'Select', hideLabel: true } : { label: 'Select', head: selectAll },
    { label: 'Customer' },
    { label: 'Product' },
    { label: 'Rating', sort: sorted('rating-high', 'rating-low') },
    { label: 'Review' },
    { label: 'Date', sort: sorted('newest', 'oldest') },
    { label: 'Status' },
    { label: 'Actions', align: 'end' },
  ];
}
