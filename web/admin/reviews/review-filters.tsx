import { useState } from 'react';
import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import type { ListQuery } from '#domain/lists/list-url.ts';
import type { reviewList } from '#domain/reviews/review-list.ts';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { ListFilterSelect, ListSearch, SortSelect, Toolbar } from '../lists/toolbar.tsx';
import type { ShownList } from '../lists/use-list.ts';
import { searchProductOptions } from '../products/search-products.ts';

type ReviewedProduct = { id: string; name: string };

type Props = {
  list: ShownList<typeof reviewList, WireStaffReview>;
  /** The product of the filter; null until it is loaded. */
  product: ReviewedProduct | null;
};

export function ReviewFilters({ list, product }: Props) {
  const { requested, change } = list;
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const productName = findProductName(requested.product, product, chosen);
  return (
    <>
      <Toolbar
        filters={
          <>
            <ListFilterSelect list={list} name="verified" label="Status" labelOf={verifiedText} />
            <ListFilterSelect
              list={list}
              name="rating"
              label="Rating"
              labelOf={(stars) => (stars === 1 ? '1 star' : `${stars} stars`)}
            />
            <SortSelect list={list} labels={SORTS} />
          </>
        }
      >
        <LinkTabs
          label="Which reviews"
          tabs={VIEWS.map(({ label, ...view }) => ({
            label,
            to: list.hrefOf(view),
            isCurrent: requested.deleted === view.deleted && requested.waiting === view.waiting,
          }))}
        />
        <ListSearch list={list} label="Search reviews" placeholder="Search reviews..." />
        <Combobox
          label="Product"
          hideLabel
          className="w-full sm:w-52"
          placeholder="All products"
          search={searchProductOptions}
          emptyText="No products found."
          value={requested.product ? { value: requested.product, label: productName } : null}
          onChange={(option) => {
            setChosen(option);
            change({ product: option?.value ?? '' });
          }}
        />
      </Toolbar>
      <ActiveFilters {...list} productName={productName} />
    </>
  );
}

/** The name of a product, if it is loaded or was just chosen. */
function findProductName(id: string, product: ReviewedProduct | null, chosen: ComboboxOption | null): string {
  if (product) return product.name;
  return chosen?.value === id ? chosen.label : `…${id.slice(-8)}`;
}

type ActiveFiltersProps = Pick<Props['list'], 'requested' | 'change'> & { productName: string };

function ActiveFilters({ requested, change, productName }: ActiveFiltersProps) {
  const { search, verified, rating, product } = requested;
  const chips = [
    search && { label: `Search: ${search}`, without: { search: '' } },
    verified && { label: verifiedText(verified), without: { verified: '' as const } },
    rating && { label: `Rating: ${rating}`, without: { rating: null } },
    product && { label: `Product: ${productName}`, without: { product: '' } },
  ].filter((chip) => chip !== '' && chip !== null);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip removeLabel={`Remove ${label}`} onRemove={() => change(without)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function verifiedText(verified: 'yes' | 'no'): string {
  return verified === 'yes' ? 'Verified' : 'Unverified';
}

type View = { label: string } & Pick<ListQuery<typeof reviewList>, 'deleted' | 'waiting'>;

const VIEWS: readonly View[] = [
  { label: 'Reviews', deleted: false, waiting: '' },
  { label: 'Waiting', deleted: false, waiting: 'yes' },
  { label: 'Deleted', deleted: true, waiting: '' },
];

const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'rating-high': 'Best rating first',
  'rating-low': 'Worst rating first',
};
