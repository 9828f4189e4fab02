import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../../screen/admin-meta.ts';
import type { Route } from './+types/new-product';
import { loadProduct } from './load-product.ts';
import { ProductPanel } from './product-panel.tsx';

export const loader = onServer(loadProduct);
export const clientLoader = inBrowser(loadProduct);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Add Product');

export default function NewProduct({ loaderData }: Route.ComponentProps) {
  return <ProductPanel title="Add Product" {...loaderData} />;
}
