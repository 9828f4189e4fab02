import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { SortSelect } from '../../lists/sort-select.tsx';
import { Toolbar } from '../../lists/toolbar.tsx';
import {
  hasFilters,
  NO_QUERY,
  type ProductQuery,
  productsHref,
  withoutFilters,
  writeProductQuery,
} from '../product-query.ts';
import type { ChangeProductQuery } from '../use-product-query.ts';

/** Which products, and what they are filtered by; all of it stands in the address. */
export function ProductFilters({ query, onChange }: { query: ProductQuery; onChange: ChangeProductQuery }) {
  return (
    <Toolbar
      filters={
        <>
          <FilterSelect
            label="Status"
            options={STATUSES}
            value={query.offered}
            onChoose={(offered) => onChange({ offered })}
          />
          <FilterSelect
            label="Stock"
            options={STOCK}
            value={query.stock}
            onChoose={(stock) => onChange({ stock })}
          />
          <FilterSelect
            label="Featured"
            options={FEATURED}
            value={query.featured}
            onChoose={(featured) => onChange({ featured })}
          />
          <SortSelect
            sorts={SORTS}
            value={query.sort}
            neutral={NO_QUERY.sort}
            onChoose={(sort) => onChange({ sort })}
          />
          {hasFilters(query) && (
            <ButtonLink to={productsHref(withoutFilters(query))} variant="quiet" preventScrollReset>
              Reset Filters
            </ButtonLink>
          )}
        </>
      }
    >
      <LinkTabs label="Which products" tabs={viewsOf(query)} />
      <ListSearch
        label="Search products"
        placeholder="Name, brand, category or SKU"
        value={query.search}
        keep={writeProductQuery({ ...query, search: '', page: 1 })}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
    </Toolbar>
  );
}

/** The products, and those that were deleted; what is filtered by goes along. */
function viewsOf(query: ProductQuery) {
  const viewOf = (view: ProductQuery['view'], label: string) => ({
    label,
    to: productsHref({ ...query, view, page: 1 }),
    isCurrent: view === query.view,
  });
  return [viewOf('', 'Products'), viewOf('deleted', 'Deleted')];
}

type Choices<Field extends keyof ProductQuery> = { value: ProductQuery[Field]; label: string }[];

const SORTS: Choices<'sort'> = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'category-asc', label: 'Category, A to Z' },
  { value: 'category-desc', label: 'Category, Z to A' },
  { value: 'price-asc', label: 'Lowest price first' },
  { value: 'price-desc', label: 'Highest price first' },
  { value: 'stock-asc', label: 'Least stock first' },
  { value: 'stock-desc', label: 'Most stock first' },
];

const STATUSES: Choices<'offered'> = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
];

const STOCK: Choices<'stock'> = [
  { value: '', label: 'All' },
  { value: 'in', label: 'In stock' },
  { value: 'low', label: 'Low' },
  { value: 'out', label: 'None left' },
];

const FEATURED: Choices<'featured'> = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Featured' },
  { value: 'no', label: 'Not featured' },
];
