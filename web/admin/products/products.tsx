import Plus from 'lucide-react/icons/plus';
import { Outlet, useLocation } from 'react-router';
import {
  exportProducts,
  listStaffProducts,
  type WireStaffProductRow,
} from '#contract/calls/staff-products.ts';
import { featuredText } from '#domain/products/featured-text.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFilter } from '../lists/list-filter.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { ListTabs } from '../lists/list-tabs.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import { ResetFilters } from '../lists/reset-filters.tsx';
import { SortSelect } from '../lists/sort-select.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { type ShownList, useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/products';
import { countFeatured } from './count-featured.ts';
import { DeletedProductRow } from './list/deleted-product-row.tsx';
import { EmptyShop } from './list/empty-shop.tsx';
import { ProductRow } from './list/product-row.tsx';
import { useProductActions } from './list/use-product-actions.ts';
import { NEW_PRODUCT_PATH } from './product-href.ts';

type ProductsShown = ShownList<typeof staffProductList, WireStaffProductRow>;

/** A page of products, and how many are featured in all. */
const load = loadList(staffProductList, listStaffProducts, async (api) => ({
  featured: await countFeatured(api),
}));
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Products');

/** The list; a product's form, which has an address of its own, stands over it. */
export default function Products({ loaderData: { list: page, featured } }: Route.ComponentProps) {
  const list = useList(staffProductList, listStaffProducts, page);
  const actions = useProductActions();
  const { search } = useLocation();
  const Row = list.arrived.deleted ? DeletedProductRow : ProductRow;
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.products}
        actions={
          <>
            <ExportLink list={list} call={exportProducts} />
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
      <ProductFilters list={list} />
      {featured !== null && <p className="mb-3 text-sm text-muted">{featuredText(featured)}</p>}
      <ListFrame list={list} name="products" empty={<NoProducts list={list} />}>
        {(rows, isReloading) => (
          <DataTable long caption="Products" columns={columnsOf(list)} busy={isReloading} wide>
            {rows.map((row) => (
              <Row key={row._id} row={row} actions={actions} />
            ))}
          </DataTable>
        )}
      </ListFrame>
      <Outlet />
    </>
  );
}

function ProductFilters({ list }: { list: ProductsShown }) {
  return (
    <Toolbar
      filters={
        <>
          <ListFilter
            list={list}
            name="availability"
            label="Status"
            labelOf={(offered) => (offered === 'yes' ? 'Offered' : 'Not offered')}
          />
          <ListFilter list={list} name="stock" label="Stock" labelOf={(level) => STOCK_LEVELS[level]} />
          <ListFilter
            list={list}
            name="featured"
            label="Featured"
            labelOf={(featured) => (featured === 'yes' ? 'Featured' : 'Not featured')}
          />
          <SortSelect list={list} labels={SORTS} />
          <ResetFilters list={list} />
        </>
      }
    >
      <ListTabs
        list={list}
        name="deleted"
        label="Which products"
        labelOf={(isDeleted) => (isDeleted ? 'Deleted' : 'Products')}
      />
      <ListSearch list={list} label="Search products" placeholder="Name, brand, category or SKU" />
    </Toolbar>
  );
}

function NoProducts({ list }: { list: ProductsShown }) {
  const { search, deleted } = list.arrived;
  if (!list.hasFilters && !deleted) return <EmptyShop />;
  const title = 'No products found.';
  return (
    <NoRows
      list={list}
      none={{ title, text: 'What is deleted appears here, and can be restored.' }}
      noneFound={{ title, text: search ? 'Try a different search term.' : 'Try fewer filters.' }}
    />
  );
}

function columnsOf(list: ProductsShown): Column[] {
  return [
    { label: 'Image' },
    { label: 'Name', sort: columnSort(list, 'name') },
    { label: 'Category', sort: columnSort(list, 'category') },
    { label: 'Price', align: 'end', sort: columnSort(list, 'price') },
    { label: 'Stock', align: 'end', sort: columnSort(list, 'stock') },
    { label: 'Status' },
    { label: 'Featured' },
    { label: 'Actions', align: 'end' },
  ];
}

/** First up, then down, then newest first again. */
function columnSort({ arrived, sortHref }: ProductsShown, by: 'name' | 'category' | 'price' | 'stock') {
  if (arrived.sort === `${by}-asc`) return { now: 'ascending', to: sortHref(`${by}-desc`) } as const;
  if (arrived.sort === `${by}-desc`) return { now: 'descending', to: sortHref('newest') } as const;
  return { now: null, to: sortHref(`${by}-asc`) };
}

const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'category-asc': 'Category, A to Z',
  'category-desc': 'Category, Z to A',
  'price-asc': 'Lowest price first',
  'price-desc': 'Highest price first',
  'stock-asc': 'Least stock first',
  'stock-desc': 'Most stock first',
};

const STOCK_LEVELS = { in: 'In stock', low: 'Low', out: 'None left' };
