import { data } from 'react-router';
import {
  getStaffProduct,
  listStockMovements,
  type WireStockMovement,
} from '#contract/calls/staff-products.ts';
import { listStockAlerts, type WireStockDemand } from '#contract/calls/stock-alerts.ts';
import { listVariantStockMovements } from '#contract/calls/variants.ts';
import type { WireStaffProduct, WireStaffVariant } from '#contract/product-schemas.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { MOVEMENTS_PER_PAGE, readMovementsPage } from './movements-page.ts';

export type LoadedStock = {
  product: WireStaffProduct;
  /** The only variant, or the one in the address; null: the movements are those of all. */
  variant: WireStaffVariant | null;
  /** Numbers of people who wait for a back-in-stock mail. */
  demand: WireStockDemand[];
  movements: WireStockMovement[];
  page: number;
  pageCount: number;
};

/** A product and a page of the movements of its stock, newest first. */
export async function loadStock({ api, params, url }: LoadArgs) {
  const { id = '' } = params;
  const page = readMovementsPage(url.searchParams);
  const query = { page, limit: MOVEMENTS_PER_PAGE };
  const requestedId = url.searchParams.get('variant');
  const stock = await loaded<LoadedStock>(
    Promise.all([
      api(getStaffProduct, { params: { id } }),
      requestedId
        ? api(listVariantStockMovements, { params: { id: requestedId }, query })
        : api(listStockMovements, { params: { id }, query }),
      api(listStockAlerts, { params: { id } }),
    ]).then(([{ body: product }, { body: movements, total }, { body: demand }]) => ({
      product,
      variant: variantIn(product, requestedId),
      demand,
      movements,
      page,
      pageCount: Math.ceil((total ?? 0) / MOVEMENTS_PER_PAGE),
    })),
  );
  return data<{ stock: Loaded<LoadedStock> }>(
    { stock },
    { status: stock.ok ? 200 : toPageStatus(stock.status) },
  );
}

function variantIn({ variants }: WireStaffProduct, variantId: string | null): WireStaffVariant | null {
  if (variantId) return variants.find(({ id }) => id === variantId) ?? null;
  return variants.length === 1 ? (variants[0] ?? null) : null;
}
