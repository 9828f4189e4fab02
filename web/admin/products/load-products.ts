import { data } from 'react-router';
import { listStaffProducts } from '#contract/staff-products.ts';
import type { LoadArgs } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { loadedPage } from '../layout/list-page.ts';
import { filterOf, readProductQuery } from './product-query.ts';

export async function loadProducts({ api, url }: LoadArgs) {
  const query = readProductQuery(url.searchParams);
  const { sort, page, size } = query;
  const products = await loadedPage(
    api(listStaffProducts, { query: { ...filterOf(query), sort, page, limit: size } }),
  );
  return data({ products }, { status: products.ok ? 200 : pageStatusOf(products.status) });
}
