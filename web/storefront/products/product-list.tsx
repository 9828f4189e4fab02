import { readListQuery } from '#domain/lists/list-url.ts';
import { productList } from '#domain/products/product-list.ts';
import { inBrowser, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { findListTexts } from '../page-texts/list-texts-context.ts';
import type { Route } from './+types/product-list';
import { describeList } from './list/describe-list.ts';
import { loadProducts } from './list/load-products.ts';
import { ProductListView } from './list/product-list-view.tsx';

export const loader = onServer(loadProducts);
export const clientLoader = inBrowser(loadProducts);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const isEmpty = !loaderData?.products.ok || loaderData.products.data.cards.length === 0;
  const query = readListQuery(productList, new URLSearchParams(location.search));
  const description = describeList(query, { isEmpty, texts: findListTexts(matches) });
  return pageMeta(matches, { ...description, image: '/social-products.png' });
};

export default function ProductList({ loaderData }: Route.ComponentProps) {
  return <ProductListView {...loaderData} />;
}
