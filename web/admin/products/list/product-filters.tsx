import { FilterSelect } from '#web/ui/filter-select.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { TOOLBAR_SEARCH, Toolbar } from '../../layout/toolbar.tsx';
import { NO_QUERY, type ProductQuery, productsHref, writeProductQuery } from '../product-query.ts';
import type { ChangeProductQuery } from '../use-product-query.ts';

/** Which products, and what they are filtered by; all of it stands in the address. */
export function ProductFilters({ query, onChange }: { query: ProductQuery; onChange: ChangeProductQuery }) {
  const kept = Object.fromEntries(writeProductQuery({ ...query, search: '', page: 1 }));
  return (
    <Toolbar
      filters={
        <>
          <FilterSelect
            label="Status"
            options={STATUSES}
            value={query.offered}
            onChange={({ currentTarget }) =>
              onChange({ offered: currentTarget.value as ProductQuery['offered'] })
            }
          />
          <FilterSelect
            label="Stock"
            options={STOCK}
            value={query.stock}
            onChange={({ currentTarget }) =>
              onChange({ stock: currentTarget.value as ProductQuery['stock'] })
            }
          />
          <FilterSelect
            label="Featured"
            options={FEATURED}
            value={query.featured}
            onChange={({ currentTarget }) =>
              onChange({ featured: currentTarget.value as ProductQuery['featured'] })
            }
          />
          <FilterSelect
            label="Sort by"
            options={SORTS}
            value={query.sort}
            neutral={NO_QUERY.sort}
            onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as ProductQuery['sort'] })}
            className="xl:hidden"
          />
        </>
      }
    >
      <LinkTabs label="Which products" tabs={viewsOf(query)} />
      <SearchBox
        label="Search products"
        placeholder="Name, brand, category or SKU"
        value={query.search}
        keep={kept}
        className={TOOLBAR_SEARCH}
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

/** Cards have no heads to sort by. */
const SORTS: { value: ProductQuery['sort']; label: string }[] = [
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

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
];

const STOCK = [
  { value: '', label: 'All' },
  { value: 'in', label: 'In stock' },
  { value: 'low', label: 'Low' },
  { value: 'out', label: 'None left' },
];

const FEATURED = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Featured' },
  { value: 'no', label: 'Not featured' },
];
