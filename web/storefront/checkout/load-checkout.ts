import { data } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getOrder } from '#contract/calls/orders.ts';
import { getProduct } from '#contract/calls/products.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type LoadArgs, type Loaded, loaded } from '../../data.ts';

export async function loadCheckout({ api, url }: LoadArgs) {
  const orderId = url.searchParams.get('order');
  if (orderId) {
    const order = await loaded(api(getOrder, { params: { id: orderId } }).then(({ body }) => body));
    return data({ show: 'order' as const, order }, statusOf(order));
  }
  const productId = url.searchParams.get('product');
  const [product, settings] = await Promise.all([
    productId ? loaded(api(getProduct, { params: { id: productId } }).then(({ body }) => body)) : null,
    loaded(api(getShopSettings, {}).then(({ body }) => body)),
  ]);
  return data({ show: 'purchase' as const, product, settings }, statusOf(product ?? settings, settings));
}

/** 200, or the status of the first part that failed. */
function statusOf(...parts: Loaded<unknown>[]): { status: number } {
  const failed = parts.find((part) => !part.ok);
  return { status: failed && !failed.ok ? pageStatusOf(failed.status) : 200 };
}
