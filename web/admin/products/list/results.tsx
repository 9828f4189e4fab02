import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListFooter } from '../../layout/list-footer.tsx';
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
  return (
    <>
      <ProductTable rows={rows} query={query} busy={isReloading} />
      <ListFooter
        noun="products"
        loading="Loading products..."
        isReloading={isReloading}
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={rows.length}
        total={total}
        hrefOf={(page) => productsHref({ ...query, page })}
        label="Pages of products"
      />
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
