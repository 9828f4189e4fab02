import type { Ref } from 'react';
import { formatCount } from '#domain/counts.ts';
import { defaultSort, listSorts, type SortOf } from '#domain/lists/list.ts';
import { productList } from '#domain/products/product-list.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { FILTER_FORM } from './filter-form.ts';

type ProductSort = SortOf<typeof productList>;

interface ResultsBarProps {
  /** Null if the list failed to load. */
  total: number | null;
  sort: ProductSort;
  search: string;
  onSort: (sort: ProductSort) => void;
  countRef: Ref<HTMLParagraphElement>;
}

export function ResultsBar({ total, sort, search, onSort, countRef }: ResultsBarProps) {
  const isLoading = useIsReloading();
  const usual = defaultSort(productList, search);
  const sorts = listSorts(productList, search);
  return (
    <div className="mb-7 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p ref={countRef} tabIndex={-1} role="status" className="numeric text-muted">
        {isLoading ? (
          <span className="inline-flex items-center gap-3">
            <Spinner label={null} size="sm" />
            Loading products...
          </span>
        ) : (
          total !== null && `Showing ${formatCount(total)} product(s)`
        )}
      </p>
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="text-sm text-muted max-sm:hidden">
          Sort by
        </span>
        <SelectField
          label="Sort by"
          hideLabel
          name="sort"
          form={FILTER_FORM}
          options={sorts.map((value) => ({
            // The default sort is empty, since it depends on the search.
            value: value === usual ? '' : value,
            label: SORT_LABELS[value],
          }))}
          value={sort === usual ? '' : sort}
          onChange={(event) => onSort(sorts.find((known) => known === event.target.value) ?? usual)}
          className="w-44 sm:w-48"
        />
        <Button type="submit" form={FILTER_FORM} className="hidden! noscript:inline-flex!">
          Apply
        </Button>
      </div>
    </div>
  );
}

export const SORT_LABELS: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  rating: 'Top rated',
  name: 'Name',
};
