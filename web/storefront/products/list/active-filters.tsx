import { Link } from 'react-router';
import { listHref } from '#domain/lists/list-url.ts';
import { withoutFilters } from '#domain/lists/without-filters.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { Chip } from '#web/ui/feedback/chip.tsx';
import type { FilterChip } from './filter-chips.ts';

/** The active filters as removable chips. */
export function ActiveFilters({ query, chips }: { query: ProductQuery; chips: FilterChip[] }) {
  const labels = chips.map(({ label }) => label).join(', ');
  return (
    <>
      {/* The announced count may stay the same when filters change. */}
      <p role="status" className="sr-only">
        {labels ? `Filtered by ${labels}` : 'No filters'}
      </p>
      {chips.length > 0 && <Chips chips={chips} query={query} />}
    </>
  );
}

function Chips({ chips, query }: { chips: FilterChip[]; query: ProductQuery }) {
  return (
    <section aria-labelledby="active-filters" className="mb-6 flex flex-wrap items-center gap-2">
      <h2 id="active-filters" className="mr-1 font-sans text-sm font-semibold">
        Active Filters
      </h2>
      {chips.map(({ filter, label, without }) => (
        <Chip
          key={filter + label}
          removeHref={listHref(productList, without)}
          removeLabel={`Remove ${filter} ${label}`}
        >
          {label}
        </Chip>
      ))}
      <Link
        to={listHref(productList, withoutFilters(productList, query))}
        preventScrollReset
        className="inline-flex min-h-9 items-center rounded-sm px-2 text-sm font-medium underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
      >
        Clear All
      </Link>
    </section>
  );
}
