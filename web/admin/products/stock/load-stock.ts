import { data } from 'react-router';
import {
  getStaffProduct,
  listStockMovements,
  type WireStockMovement,
} from '#contract/calls/staff-products.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { MOVEMENTS_PER_PAGE, readMovementsPage } from './movements-page.ts';

export type LoadedStock = {
  product: WireStaffProduct;
  movements: WireStockMovement[];
  page: number;
  pageCount: number;
};

/** A product and a page of the movements of its stock, newest first. */
export async function loadStock({ api, params, url }: LoadArgs) {
  const { id = '' } = params;
  const page = readMovementsPage(url.searchParams);
  const query = { page, limit: MOVEMENTS_PER_PAGE };
  const stock = await loaded<LoadedStock>(
    Promise.all([
      api(getStaffProduct, { params: { id } }),
      api(listStockMovements, { params: { id }, query }),
    ]).then(([{ body: product }, { body: movements, total }]) => ({
      product,
      movements,
      page,
      pageCount: Math.ceil((total ?? 0) / MOVEMENTS_PER_PAGE),
    })),
  );
  return data<{ stock: Loaded<LoadedStock> }>(
    { stock },
    { status: stock.ok ? 200 : pageStatusOf(stock.status) },
  );
}
