import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PageBeyond } from '../../layout/page-beyond.tsx';
import type { ProductPage } from '../load-products.ts';
import {
  hasFilters,
  PAGE_SIZE,
  PRODUCTS_PATH,
  type ProductQuery,
  productsHref,
  withoutFilters,
} from '../product-query.ts';
import { EmptyShop } from './empty-shop.tsx';
import { ProductTable } from './product-table.tsx';

type Props = {
  products: Loaded<ProductPage>;
  /** What these products are the answer to. */
  query: ProductQuery;
  isReloading: boolean;
};

/** The products, or why there are none (spec 2). */
export function Results({ products, query, isReloading }: Props) {
  if (!products.ok)
    return (
      <ErrorState
        title="Failed to fetch products"
        text={products.message}
        retryLabel={products.status === 400 ? 'Reset Filters' : 'Retry'}
        retryHref={products.status === 400 ? PRODUCTS_PATH : productsHref(query)}
      />
    );
  const { rows, total } = products.data;
  if (rows.length === 0) return <NoProducts total={total} query={query} />;
  const first = (query.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <ProductTable rows={rows} query={query} busy={isReloading} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-3">
        <p role="status" className="numeric text-sm text-muted">
          {isReloading ? (
            <span className="inline-flex items-center gap-2">
              <Spinner label={null} size="sm" />
              Loading products...
            </span>
          ) : (
            `Showing ${first} to ${first + rows.length - 1} of ${total.toLocaleString('en-US')} products`
          )}
        </p>
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => productsHref({ ...query, page })}
          label="Pages of products"
        />
      </div>
    </>
  );
}

function NoProducts({ total, query }: { total: number; query: ProductQuery }) {
  if (total > 0)
    return (
      <PageBeyond
        title="No products found."
        page={query.page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => productsHref({ ...query, page })}
      />
    );
  if (!hasFilters(query))
    return query.view === 'deleted' ? (
      <EmptyState title="No products found." text="What is deleted appears here, and can be restored." />
    ) : (
      <EmptyShop />
    );
  return (
    <EmptyState
      title="No products found."
      text={query.search ? 'Try a different search term.' : 'Try fewer filters.'}
      action={<ButtonLink to={productsHref(withoutFilters(query))}>Reset Filters</ButtonLink>}
    />
  );
}
