import type { CollectionKind } from '#domain/collections/collection.ts';
import { collectionProductList } from '#domain/collections/collection-products.ts';
import type { SortOf } from '#domain/lists/list.ts';
import { productList } from '#domain/products/product-list.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { SORT_LABELS } from '../products/list/results-bar.tsx';

type CollectionSortName = SortOf<typeof collectionProductList>;

interface CollectionSortProps {
  /** The page, for browsers without script. */
  listPath: string;
  kind: CollectionKind;
  sort: CollectionSortName;
  onSort: (sort: CollectionSortName) => void;
}

/** Sorts the products of a collection. By rule they have no order of their own: the first is the newest. */
export function CollectionSort({ listPath, kind, sort, onSort }: CollectionSortProps) {
  const [own] = collectionProductList.sorts;
  const others = productList.sorts.filter((other) => kind === 'hand' || other !== 'newest');
  const options = [
    { value: '', label: kind === 'hand' ? 'Featured' : SORT_LABELS.newest },
    ...others.map((value) => ({ value, label: SORT_LABELS[value] })),
  ];
  return (
    <form action={listPath} className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted max-sm:hidden">
        Sort by
      </span>
      <SelectField
        label="Sort by"
        hideLabel
        name="sort"
        options={options}
        value={sort === own || (kind === 'rule' && sort === 'newest') ? '' : sort}
        onChange={({ target }) => onSort(others.find((other) => other === target.value) ?? own)}
        className="w-44 sm:w-48"
      />
      <Button type="submit" className="hidden! noscript:inline-flex!">
        Apply
      </Button>
    </form>
  );
}
