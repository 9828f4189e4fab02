import { STAFF_PRODUCT_SORTS, type StaffProductSort } from '#domain/catalogue/staff-filter.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { NO_QUERY, PRODUCTS_PATH, type ProductQuery, writeProductQuery } from '../product-query.ts';

type Props = { query: ProductQuery; onChange: (change: Partial<ProductQuery>) => void };

/** What the list is searched and filtered for and sorted by; all of it stands in the address. */
export function ProductFilters({ query, onChange }: Props) {
  const kept = Object.fromEntries(writeProductQuery({ ...query, search: '', page: NO_QUERY.page }));
  const choose = (name: 'stock' | 'featured' | 'availability') => ({
    value: query[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <section aria-label="Filters" className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-6">
      <SearchBox
        label="Search products"
        placeholder="Name, brand, category or SKU"
        action={PRODUCTS_PATH}
        value={query.search}
        keep={kept}
        className="col-span-2 self-end md:col-span-4 xl:col-span-2"
      />
      <SelectField label="Stock" options={STOCKS} {...choose('stock')} />
      <SelectField label="Offered" options={OFFERED} {...choose('availability')} />
      <SelectField label="Featured" options={FEATURED} {...choose('featured')} />
      <SelectField
        label="Sort by"
        options={SORTS}
        value={query.sort}
        onChange={({ currentTarget }) =>
          onChange({ sort: STAFF_PRODUCT_SORTS.find((sort) => sort === currentTarget.value) ?? 'newest' })
        }
      />
    </section>
  );
}

const STOCKS = [
  { value: '', label: 'Any stock' },
  { value: 'in', label: 'In stock' },
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'None left' },
];

const OFFERED = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
];

const FEATURED = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Featured' },
  { value: 'no', label: 'Not featured' },
];

const SORTS: { value: StaffProductSort; label: string }[] = [
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
