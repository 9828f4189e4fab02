import { Download, Plus } from 'lucide-react';
import { exportProducts } from '#contract/staff-products.ts';
import type { Loaded } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonClasses } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { ProductPage } from '../load-products.ts';
import {
  filterOf,
  productHref,
  productsHref,
  readProductQuery,
  writeProductQuery,
} from '../product-query.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';

/** Products (spec 2): what is searched and filtered for, the list, and what can be done with it. */
export function ProductListView({ list }: { list: Loaded<ProductPage> }) {
  const [query, setQuery] = useAddressState(CODEC);
  return (
    <>
      <PageHeader
        title="Products"
        actions={
          <>
            <a
              href={`/api${exportProducts.path}?${new URLSearchParams(filterOf(query))}`}
              className={buttonClasses({ variant: 'secondary' })}
            >
              <Download aria-hidden="true" className="size-4.5" />
              Export CSV
            </a>
            <ButtonLink
              to={productHref('new', query)}
              variant="primary"
              preventScrollReset
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              Add Product
            </ButtonLink>
          </>
        }
      />
      <ProductFilters query={query} onChange={(change) => setQuery({ ...query, ...change, page: 1 })} />
      {list.ok ? (
        <ProductList {...list.data} query={query} />
      ) : (
        <ErrorState
          title="Failed to fetch products"
          text={list.message}
          retryLabel="Retry"
          retryHref={productsHref(query)}
          level={2}
        />
      )}
    </>
  );
}

const CODEC = { read: readProductQuery, write: writeProductQuery };
