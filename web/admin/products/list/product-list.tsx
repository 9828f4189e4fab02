import type { WireStaffProductRow } from '#contract/calls/staff-products.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import type { ListPage } from '../../lists/list-page.ts';
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
  products: Loaded<ListPage<WireStaffProductRow>>;
  /** What these products are the answer to. */
  query: ProductQuery;
};

export function ProductList({ products, query }: Props) {
  return (
    <ListFrame
      name="products"
      list={products}
      place={query}
      usualSize={PAGE_SIZE}
      hrefOf={(place) => productsHref({ ...query, ...place })}
      resetHref={PRODUCTS_PATH}
      empty={<NoProducts query={query} />}
    >
      {(rows, isReloading) => <ProductTable rows={rows} query={query} busy={isReloading} />}
    </ListFrame>
  );
}

function NoProducts({ query }: { query: ProductQuery }) {
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
