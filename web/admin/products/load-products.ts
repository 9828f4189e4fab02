import { data } from 'react-router';
import { listStaffProducts, type WireStaffProductRow } from '#contract/staff-products.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { filterOf, PAGE_SIZE, readProductQuery } from './product-query.ts';

/** A page of products and how many there are on all pages. */
export type ProductPage = { rows: WireStaffProductRow[]; total: number };

export async function loadProducts({ api, url }: LoadArgs) {
  const query = readProductQuery(url.searchParams);
  const { sort, page } = query;
  const list = await loaded(
    api(listStaffProducts, { query: { ...filterOf(query), sort, page, limit: PAGE_SIZE } }),
  );
  const products: Loaded<ProductPage> = list.ok
    ? { ok: true, data: { rows: list.data.body, total: list.data.total ?? 0 } }
    : list;
  return data({ products }, { status: products.ok ? 200 : pageStatusOf(products.status) });
}
