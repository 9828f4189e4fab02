import type { ReviewSort } from '#domain/reviews/review.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SelectAll } from '../bulk/select-all.tsx';
import type { Selection } from '../bulk/use-selection.ts';

type Props = {
  /** On all pages. */
  total: number;
  sort: ReviewSort;
  selection: Selection;
  isEmpty: boolean;
  onSort: (sort: ReviewSort) => void;
};

/** How many reviews there are, and what cards have no heads for: selecting all, and sorting. */
export function ListBar({ total, sort, selection, isEmpty, onSort }: Props) {
  return (
    <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p role="status" className="numeric text-sm text-muted">
        {`Total reviews: ${total.toLocaleString('en-US')}`}
      </p>
      {!isEmpty && (
        <div className="xl:hidden">
          <SelectAll selection={selection} />
        </div>
      )}
      <FilterSelect
        label="Sort by"
        options={SORTS}
        value={sort}
        onChange={({ currentTarget }) => onSort(currentTarget.value as ReviewSort)}
        className="xl:hidden"
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
