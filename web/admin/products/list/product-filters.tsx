import { SearchBox } from '#web/ui/search-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type ProductQuery, writeProductQuery } from '../product-query.ts';
import type { ChangeProductQuery } from '../use-product-query.ts';

/** What the list is filtered by; all of it stands in the address. */
export function ProductFilters({ query, onChange }: { query: ProductQuery; onChange: ChangeProductQuery }) {
  const kept = Object.fromEntries(writeProductQuery({ ...query, search: '', page: 1 }));
  return (
    <section
      aria-label="Filters"
      className="mb-5 grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-5"
    >
      <SearchBox
        label="Search products"
        placeholder="Name, brand, category or SKU"
        value={query.search}
        keep={kept}
        className="col-span-2 md:col-span-4 xl:col-span-2"
      />
      <SelectField
        label="Status"
        options={STATUSES}
        value={query.offered}
        onChange={({ currentTarget }) =>
          onChange({ offered: currentTarget.value as ProductQuery['offered'] })
        }
      />
      <SelectField
        label="Stock"
        options={STOCK}
        value={query.stock}
        onChange={({ currentTarget }) => onChange({ stock: currentTarget.value as ProductQuery['stock'] })}
      />
      <SelectField
        label="Featured"
        options={FEATURED}
        value={query.featured}
        onChange={({ currentTarget }) =>
          onChange({ featured: currentTarget.value as ProductQuery['featured'] })
        }
      />
      <SelectField
        label="Sort by"
        options={SORTS}
        value={query.sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as ProductQuery['sort'] })}
        className="xl:hidden"
      />
    </section>
  );
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
