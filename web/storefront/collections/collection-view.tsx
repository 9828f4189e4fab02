import { memo } from 'react';
import type { WireCollection } from '#contract/calls/collections.ts';
import { productsOfCollection } from '#domain/collections/collection-products.ts';
import { formatCount } from '#domain/counts.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { useListQuery } from '#web/shared/use-list-query.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useStateText } from '../page-texts/state-texts-context.ts';
import { ProductGrid } from '../products/card/product-grid.tsx';
import type { ProductPage } from '../products/list/load-products.ts';
import { CollectionHead } from './collection-head.tsx';
import { CollectionSort } from './collection-sort.tsx';

interface CollectionViewProps {
  collection: WireCollection;
  products: ProductPage;
}

/** The page of a collection: what it is, and its products, sorted and a page at a time. */
export const CollectionView = memo(function CollectionView({ collection, products }: CollectionViewProps) {
  const { slug, kind } = collection;
  const list = productsOfCollection(slug);
  const { requested, arrived, change } = useListQuery(list);
  const isReloading = useIsReloading();
  const { cards, total } = products;
  const emptyTitle = useStateText('emptyCollectionTitle');
  const emptyText = useStateText('emptyCollectionText');
  return (
    <>
      <CollectionHead collection={collection} />
      <Container className="pt-8 pb-section lg:pt-10">
        <section aria-label="Products">
          <div className="mb-7 flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p role="status" className="numeric text-muted">
              {isReloading ? 'Loading products...' : `Showing ${formatCount(total)} product(s)`}
            </p>
            {total > 1 && (
              <CollectionSort
                listPath={list.path}
                kind={kind}
                sort={requested.sort}
                onSort={(sort) => change({ sort })}
              />
            )}
          </div>
          <div
            aria-busy={isReloading}
            className={classNames('transition-opacity', isReloading && 'opacity-50')}
          >
            {cards.length === 0 ? (
              <EmptyState
                title={emptyTitle}
                text={emptyText}
                action={<ButtonLink to={productList.path}>Browse Products</ButtonLink>}
              />
            ) : (
              <ProductGrid products={cards} priorityCount={FIRST_ROW} headingLevel={2} />
            )}
            <div className="mt-14">
              <Pagination
                page={arrived.page}
                pageCount={Math.ceil(total / arrived.size)}
                hrefOf={(page) => listHref(list, { ...arrived, page })}
                label="Pages of products"
              />
            </div>
          </div>
        </section>
      </Container>
    </>
  );
});

const FIRST_ROW = 4;
