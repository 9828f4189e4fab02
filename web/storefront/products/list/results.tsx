import { listHref } from '#domain/lists/list-url.ts';
import { withoutFilters } from '#domain/lists/without-filters.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import type { Loaded } from '../../../data.ts';
import { ProductGrid } from '../card/product-grid.tsx';
import type { ProductPage } from './load-products.ts';

interface ResultsProps {
  products: Loaded<ProductPage>;
  /** The query of these products. */
  query: ProductQuery;
}

export function Results({ products, query }: ResultsProps) {
  if (!products.ok) return <Failed message={products.message} status={products.status} query={query} />;
  const { cards, total } = products.data;
  if (cards.length === 0) return <Empty query={query} />;
  return (
    <>
      <ProductGrid products={cards} priorityCount={FIRST_ROW} headingLevel={2} />
      <div className="mt-14">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / query.size)}
          hrefOf={(page) => listHref(productList, { ...query, page })}
          label="Pages of products"
        />
      </div>
    </>
  );
}

const FIRST_ROW = 4;

function Empty({ query }: { query: ProductQuery }) {
  return (
    <EmptyState
      title="No products found"
      text="Try adjusting your filters or search term."
      action={
        <ButtonLink to={listHref(productList, withoutFilters(productList, query))}>Reset Filters</ButtonLink>
      }
    />
  );
}

function Failed({ message, status, query }: { message: string; status: number; query: ProductQuery }) {
  const otherwise = query.search ? 'Failed to search products' : 'Failed to fetch products';
  const title = `Error loading products: ${message || otherwise}`;
  // An invalid query: retrying does not help.
  if (status === 400)
    return <ErrorState title={title} retryLabel="Reset Filters" retryHref={productList.path} />;
  return <ErrorState title={title} retryHref={listHref(productList, query)} />;
}
