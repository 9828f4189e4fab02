import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'react-router';
import { exportProducts, type WireStaffProductRow } from '#contract/calls/staff-products.ts';
import { featuredText } from '#domain/products/featured.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ExportLink } from '../../lists/export-link.tsx';
import type { ListPage } from '../../lists/list-page.ts';
import { PageHeader } from '../../screen/page-header.tsx';
import { SCREEN_HEADS } from '../../screen/screen-heads.ts';
import { filterOf, NEW_PRODUCT_PATH, readProductQuery } from '../product-query.ts';
import { useProductQuery } from '../use-product-query.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';

type Props = {
  products: Loaded<ListPage<WireStaffProductRow>>;
  /** How many there are in all; null where that could not be told. */
  featured: number | null;
};

/** Controls show what is wanted at once; the list shows what has arrived. */
export function ProductListView({ products, featured }: Props) {
  const [wanted, change] = useProductQuery();
  const { search } = useLocation();
  const arrived = readProductQuery(new URLSearchParams(search));
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.products}
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
      {featured !== null && <p className="mb-3 text-sm text-muted">{featuredText(featured)}</p>}
      <ProductList products={products} query={arrived} />
    </>
  );
}
