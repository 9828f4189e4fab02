import { data } from 'react-router';
import { listStaffProducts } from '#contract/calls/staff-products.ts';
import type { LoadArgs } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { loadedPage } from '../lists/list-page.ts';
import { countFeatured } from './count-featured.ts';
import { filterOf, readProductQuery } from './product-query.ts';

export async function loadProducts({ api, url }: LoadArgs) {
  const query = readProductQuery(url.searchParams);
  const { sort, page, size } = query;
  const [products, featured] = await Promise.all([
    loadedPage(api(listStaffProducts, { query: { ...filterOf(query), sort, page, limit: size } })),
    countFeatured(api),
  ]);
  return data({ products, featured }, { status: products.ok ? 200 : pageStatusOf(products.status) });
}
