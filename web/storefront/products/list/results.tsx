import { memo } from 'react';
import { listHref } from '#domain/lists/list-url.ts';
import { withoutFilters } from '#domain/lists/without-filters.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useStateText } from '../../page-texts/state-texts-context.ts';
import { ProductGrid } from '../card/product-grid.tsx';
import type { LoadedProducts } from './load-products.ts';
import { LazyNothingFound } from './nothing-found/lazy-nothing-found.tsx';

interface ResultsProps extends LoadedProducts {
  /** The query of these products. */
  query: ProductQuery;
}

/** Memoized: its cards would delay the answer of the controls. */
export const Results = memo(function Results({ products, facets, help, query }: ResultsProps) {
  if (!products.ok) return <Failed message={products.message} status={products.status} query={query} />;
  const { cards, total } = products.data;
  if (cards.length === 0)
    return (
      <>
        <Empty query={query} />
        {help && (
          <LazyNothingFound query={query} help={help} options={facets.ok ? facets.data.options : undefined} />
        )}
      </>
    );
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
});

const FIRST_ROW = 4;

function Empty({ query }: { query: ProductQuery }) {
  const title = useStateText('nothingFoundTitle');
  const text = useStateText('nothingFoundText');
  return (
    <EmptyState
      title={title}
      text={text}
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
