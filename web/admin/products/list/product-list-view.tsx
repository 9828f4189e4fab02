import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { exportProducts } from '#contract/staff-products.ts';
import type { Loaded } from '#web/data.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ExportLink } from '../../layout/export-link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { ProductPage } from '../load-products.ts';
import { filterOf, NEW_PRODUCT_PATH, readProductQuery } from '../product-query.ts';
import { useProductQuery } from '../use-product-query.ts';
import { ProductFilters } from './product-filters.tsx';
import { Results } from './results.tsx';

/** Controls show what is wanted at once; the list shows what has arrived. */
export function ProductListView({ products }: { products: Loaded<ProductPage> }) {
  const [wanted, change] = useProductQuery();
  const { search } = useLocation();
  const arrived = readProductQuery(new URLSearchParams(search));
  return (
    <>
      <PageHeader
        title="Products"
        actions={
          <>
            <ExportLink path={exportProducts.path} filter={filterOf(arrived)} />
            <ButtonLink
              to={NEW_PRODUCT_PATH + search}
              preventScrollReset
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
            >
              Add Product
            </ButtonLink>
          </>
        }
      />
      <ProductFilters query={wanted} onChange={change} />
      <Card padded={false} as="section" aria-label="Products" className="overflow-clip">
        <Results products={products} query={arrived} isReloading={useIsReloading()} />
      </Card>
    </>
  );
}
