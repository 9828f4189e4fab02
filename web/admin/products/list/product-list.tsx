import { useRef } from 'react';
import type { StaffProductSort } from '#domain/catalogue/staff-filter.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ProductPage } from '../load-products.ts';
import { isFiltered, PAGE_SIZE, type ProductQuery, productHref, productsHref } from '../product-query.ts';
import { EmptyShop } from './empty-shop.tsx';
import { ProductRow } from './product-row.tsx';
import { useProductActions } from './use-product-actions.ts';

/** A page of products. */
export function ProductList({ products, total, query }: ProductPage & { query: ProductQuery }) {
  const actions = useProductActions();
  const isReloading = useIsReloading();
  const section = useRef<HTMLElement>(null);

  return (
    <section ref={section} aria-label="Products" tabIndex={-1} className="outline-none">
      <p role="status" className="numeric mb-3 text-muted">
        {isReloading ? 'Loading products...' : countText(products.length, total, query)}
      </p>
      {products.length === 0 ? (
        <Card>
          <NothingHere query={query} />
        </Card>
      ) : (
        <Card padded={false}>
          <DataTable caption="Products" wide busy={isReloading} columns={columnsOf(query)}>
            {products.map((product) => (
              <ProductRow
                key={product._id}
                product={product}
                editHref={productHref(product._id, query)}
                actions={actions}
                onDelete={async () => {
                  // The row takes the focus along with it.
                  if (await actions.remove(product)) section.current?.focus();
                }}
              />
            ))}
          </DataTable>
        </Card>
      )}
      <div className="mt-6">
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => productsHref({ ...query, page })}
        />
      </div>
    </section>
  );
}

/** The words of the empty row (spec 2). */
function NothingHere({ query }: { query: ProductQuery }) {
  if (query.search !== '')
    return <EmptyState title="No products found." text="Try a different search term." />;
  if (isFiltered(query) || query.page > 1)
    return <EmptyState title="No products found." text="Try other filters." />;
  return <EmptyShop />;
}

function countText(shown: number, total: number, { page }: ProductQuery): string {
  if (shown === 0) return '';
  const first = (page - 1) * PAGE_SIZE + 1;
  return `Showing ${number(first)} to ${number(first + shown - 1)} of ${number(total)} products`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function columnsOf(query: ProductQuery): Column[] {
  const sorted = (up: StaffProductSort, down: StaffProductSort) => ({
    to: productsHref({ ...query, page: 1, sort: query.sort === up ? down : up }),
    now: query.sort === up ? ('ascending' as const) : query.sort === down ? ('descending' as const) : null,
  });
  return [
    { label: 'Image' },
    { label: 'Name', sort: sorted('name-asc', 'name-desc') },
    { label: 'Category', sort: sorted('category-asc', 'category-desc') },
    { label: 'Price', align: 'end', sort: sorted('price-asc', 'price-desc') },
    { label: 'Status', sort: sorted('stock-asc', 'stock-desc') },
    { label: 'Featured' },
    { label: 'Actions', align: 'end' },
  ];
}
