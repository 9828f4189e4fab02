import { SearchBox } from '#web/ui/search-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type ProductQuery, writeProductQuery } from '../product-query.ts';
import type { ChangeProductQuery } from '../use-product-query.ts';

/** What the list is filtered by; all of it stands in the address. */
export function ProductFilters({ query, onChange }: { query: ProductQuery; onChange: ChangeProductQuery }) {
  const kept = Object.fromEntries(writeProductQuery({ ...query, search: '', page: 1 }));
  return (
    <section aria-label="Filters" className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
      <SearchBox
        label="Search products"
        placeholder="Name, brand, category or SKU"
        value={query.search}
        keep={kept}
        className="col-span-2"
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
        className="max-lg:col-span-2"
      />
    </section>
  );
}

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
