import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../../screen/admin-meta.ts';
import type { Route } from './+types/edit-product';
import { loadProduct } from './load-product.ts';
import { ProductPanel } from './product-panel.tsx';

export const loader = onServer(loadProduct);
export const clientLoader = inBrowser(loadProduct);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Edit Product');

export default function EditProduct({ loaderData, params }: Route.ComponentProps) {
  return <ProductPanel key={params.id} title="Edit Product" {...loaderData} />;
}
