import type { ReviewSort } from '#domain/reviews/review.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SelectAll } from '../bulk/select-all.tsx';
import type { Selection } from '../bulk/use-selection.ts';

type Props = {
  /** On all pages. */
  total: number;
  sort: ReviewSort;
  selection: Selection;
  isReloading: boolean;
  isEmpty: boolean;
  onSort: (sort: ReviewSort) => void;
};

/** How many reviews there are, and what cards have no heads for: selecting all, and sorting. */
export function ListBar({ total, sort, selection, isReloading, isEmpty, onSort }: Props) {
  return (
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
      {!isEmpty && (
        <div className="xl:hidden">
          <SelectAll selection={selection} />
        </div>
      )}
      <SelectField
        label="Sort by"
        options={SORTS}
        value={sort}
        onChange={({ currentTarget }) => onSort(currentTarget.value as ReviewSort)}
        className="w-full xl:hidden"
      />
    </div>
  );
}

const SORTS: { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rating-high', label: 'Best rating first' },
  { value: 'rating-low', label: 'Worst rating first' },
];
