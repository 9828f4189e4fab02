import { useState } from 'react';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import type { ComboboxOption } from '#web/ui/forms/combobox-option.ts';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { SortSelect } from '../lists/sort-select.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { searchProductOptions } from '../products/search-products.ts';
import type { ReviewedProduct } from './load-reviews.ts';
import { NO_QUERY, type ReviewQuery, writeReviewQuery } from './review-query.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props = {
  query: ReviewQuery;
  /** The product that is filtered by; null while it is on its way. */
  product: ReviewedProduct | null;
  onChange: (change: Partial<ReviewQuery>, options?: { replace?: boolean }) => void;
};

/** What the list is filtered by; all of it stands in the address. */
export function ReviewFilters({ query, product, onChange }: Props) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const productName = nameOf(query.product, product, chosen);
  return (
    <>
      <Toolbar
        filters={
          <>
            <FilterSelect
              label="Status"
              options={STATUSES}
              value={query.verified}
              onChoose={(verified) => onChange({ verified })}
            />
            <FilterSelect
              label="Rating"
              options={RATINGS}
              value={query.rating}
              onChoose={(rating) => onChange({ rating })}
            />
            <SortSelect
              sorts={SORTS}
              value={query.sort}
              neutral={NO_QUERY.sort}
              onChoose={(sort) => onChange({ sort })}
            />
          </>
        }
      >
        <ViewTabs query={query} />
        <ListSearch
          label="Search reviews"
          placeholder="Search reviews..."
          value={query.search}
          keep={writeReviewQuery({ ...query, search: '', page: 1, review: '' })}
          onSearch={(search) => onChange({ search }, { replace: true })}
        />
        <Combobox
          label="Product"
          hideLabel
          className="w-full sm:w-52"
          placeholder="All products"
          search={searchProductOptions}
          emptyText="No products found."
          value={query.product ? { value: query.product, label: productName } : null}
          onChange={(option) => {
            setChosen(option);
            onChange({ product: option?.value ?? '' });
          }}
        />
      </Toolbar>
      <ActiveFilters query={query} productName={productName} onChange={onChange} />
    </>
  );
}

/** What it is called, as far as that is known: what was just chosen is, before its reviews are here. */
function nameOf(id: string, product: ReviewedProduct | null, chosen: ComboboxOption | null): string {
  if (product) return product.name;
  return chosen?.value === id ? chosen.label : `…${id.slice(-8)}`;
}

type ActiveFiltersProps = Pick<Props, 'query' | 'onChange'> & { productName: string };

function ActiveFilters({ query, productName, onChange }: ActiveFiltersProps) {
  const chips = [
    query.search && { label: `Search: ${query.search}`, without: { search: '' } },
    query.verified && {
      label: query.verified === 'yes' ? 'Verified' : 'Unverified',
      without: { verified: NO_QUERY.verified },
    },
    query.rating && { label: `Rating: ${query.rating}`, without: { rating: NO_QUERY.rating } },
    query.product && {
      label: `Product: ${productName}`,
      without: { product: '' },
    },
  ].filter((chip) => chip !== '');
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip removeLabel={`Remove ${label}`} onRemove={() => onChange(without)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

type Choices<Field extends keyof ReviewQuery> = { value: ReviewQuery[Field]; label: string }[];

const STATUSES: Choices<'verified'> = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Verified' },
  { value: 'no', label: 'Unverified' },
];

const RATINGS: Choices<'rating'> = [
  { value: '', label: 'All' },
  ...(['5', '4', '3', '2', '1'] as const).map((stars) => ({
    value: stars,
    label: stars === '1' ? '1 star' : `${stars} stars`,
  })),
];

const SORTS: Choices<'sort'> = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'rating-high', label: 'Best rating first' },
  { value: 'rating-low', label: 'Worst rating first' },
];
