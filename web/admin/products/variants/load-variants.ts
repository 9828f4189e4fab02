import { data } from 'react-router';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { type LoadArgs, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';

/** A product with its variants. */
export async function loadVariants({ api, params }: LoadArgs) {
  const { id = '' } = params;
  const product = await loaded(api(getStaffProduct, { params: { id } }).then(({ body }) => body));
  return data({ product }, { status: product.ok ? 200 : pageStatusOf(product.status) });
}
