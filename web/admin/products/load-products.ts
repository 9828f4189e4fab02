import { data } from 'react-router';
import { listStaffProducts, type WireStaffProductRow } from '#contract/staff-products.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { filterOf, PAGE_SIZE, readProductQuery } from './product-query.ts';

export type ProductPage = { products: WireStaffProductRow[]; total: number };

/** A page of products; `list` fails as a value, so that the page can say it. */
export async function loadProducts({ api, url }: LoadArgs) {
  const query = readProductQuery(url.searchParams);
  const { sort, page } = query;
  const list = await loaded(
    api(listStaffProducts, { query: { ...filterOf(query), sort, page, limit: PAGE_SIZE } }).then(
      ({ body, total }) => ({ products: body, total: total ?? body.length }),
    ),
  );
  return data<{ list: Loaded<ProductPage> }>({ list }, { status: list.ok ? 200 : pageStatusOf(list.status) });
}
