import { data } from 'react-router';
import { getSettings } from '#contract/calls/settings.ts';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';

/** A product with its variants, and the stock from which on they are low. */
export async function loadVariants({ api, params }: LoadArgs) {
  const { id = '' } = params;
  const product = await loaded(
    Promise.all([api(getStaffProduct, { params: { id } }), api(getSettings, {})]).then(
      ([{ body }, { body: settings }]) => ({ ...body, lowStock: settings.lowStockThreshold }),
    ),
  );
  return data({ product }, { status: product.ok ? 200 : toPageStatus(product.status) });
}
