import { Outlet } from 'react-router';
import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import type { Route } from './+types/products';
import { ProductListView } from './list/product-list-view.tsx';
import { loadProducts } from './load-products.ts';

export const loader = onServer(loadProducts);
export const clientLoader = inBrowser(loadProducts);

export const meta = () => adminMeta('Products');

/** The list; a product's form, which has an address of its own, stands over it. */
export default function Products({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProductListView {...loaderData} />
      <Outlet />
    </>
  );
}
