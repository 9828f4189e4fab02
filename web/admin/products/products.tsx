import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import Shapes from 'lucide-react/icons/shapes';
import { Outlet, useLocation } from 'react-router';
import {
  exportProducts,
  listProductTags,
  listStaffProducts,
  type WireStaffProductRow,
} from '#contract/calls/staff-products.ts';
import { exportVariants } from '#contract/calls/variants.ts';
import { featuredText } from '#domain/products/featured-text.ts';
import { staffProductList } from '#domain/products/staff-product-list.ts';
import { STATUS_NAMES } from '#domain/products/status.ts';
import { inBrowser, loaded, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Column } from '#web/ui/tables/data-table.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { NoRows } from '../lists/no-rows.tsx';
import {
  ListFilterSelect,
  ListSearch,
  ListTabs,
  ResetFilters,
  SortSelect,
  Toolbar,
} from '../lists/toolbar.tsx';
import { type ShownList, useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/products';
import { countFeatured, countProducts } from './count-products.ts';
import { EmptyShop } from './list/empty-shop.tsx';
import { ProductRow } from './list/product-row.tsx';
import { useProductActions } from './list/use-product-actions.ts';
import { IMPORT_PATH, NEW_PRODUCT_PATH } from './product-href.ts';

type ProductsShown = ShownList<typeof staffProductList, WireStaffProductRow>;

/** A page of products, the number of featured ones, and of those with variants low on stock, and all tags. */
const load = loadList(staffProductList, listStaffProducts, async (api) => {
  const [featured, withLowVariants, tags] = await Promise.all([
    countFeatured(api),
    countProducts(api, { stock: 'some-low' }),
    loaded(api(listProductTags, {})),
  ]);
  return { featured, withLowVariants: withLowVariants ?? 0, tags: tags.ok ? tags.data.body : [] };
});
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Products');

/** The list; a product's form, a child route, opens over it. */
export default function Products({
  loaderData: { list: page, featured, withLowVariants, tags },
}: Route.ComponentProps) {
  const list = useList(staffProductList, listStaffProducts, page);
  const actions = useProductActions();
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        screen="products"
        actions={
          <>
            <ExportLink list={list} call={exportProducts} />
            <ExportLink
              list={list}
              call={exportVariants}
              label="Export variants"
              icon={<Shapes aria-hidden="true" className="size-4" />}
            />
            <ButtonLink to={IMPORT_PATH} icon={<FileUp aria-hidden="true" className="size-4" />}>
              Import
            </ButtonLink>
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
      <ProductFilters list={list} withLowVariants={withLowVariants} tags={tags} />
      {featured !== null && <p className="mb-3 text-sm text-muted">{featuredText(featured)}</p>}
      <ListFrame list={list} name="products" columns={selectColumns(list)} empty={<NoProducts list={list} />}>
        {(row) => <ProductRow key={row._id} row={row} isDeleted={list.arrived.deleted} actions={actions} />}
      </ListFrame>
      <Outlet />
    </>
  );
}

type ProductFiltersProps = { list: ProductsShown; withLowVariants: number; tags: readonly string[] };

/** Without tags there is no filter by them. */
function ProductFilters({ list, withLowVariants, tags }: ProductFiltersProps) {
  const { tag } = list.requested;
  const choices = tag === '' || tags.includes(tag) ? tags : [...tags, tag];
  return (
    <Toolbar
      filters={
        <>
          <ListFilterSelect
            list={list}
            name="status"
            label="Status"
            labelOf={(status) => STATUS_NAMES[status]}
          />
          <ListFilterSelect
            list={list}
            name="availability"
            label="Offered"
            labelOf={(offered) => (offered === 'yes' ? 'Offered' : 'Not offered')}
          />
          <ListFilterSelect
            list={list}
            name="stock"
            label="Stock"
            labelOf={(level) => STOCK_LEVELS[level]}
            hidden={withLowVariants === 0 ? ['some-low'] : []}
          />
          <ListFilterSelect
            list={list}
            name="featured"
            label="Featured"
            labelOf={(featured) => (featured === 'yes' ? 'Featured' : 'Not featured')}
          />
          {choices.length > 0 && (
            <ListFilterSelect list={list} name="tag" label="Tag" choices={choices} labelOf={(tag) => tag} />
          )}
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

function selectColumns(list: ProductsShown): Column[] {
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

/** Sorts ascending, then descending, then by date again. */
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

const STOCK_LEVELS = {
  in: 'In stock',
  low: 'Low',
  out: 'None left',
  'some-low': 'Some variants low',
  owed: 'Below zero',
};
