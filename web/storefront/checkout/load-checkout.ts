import { data } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getOrder } from '#contract/calls/orders.ts';
import { getProduct } from '#contract/calls/products.ts';
import { getQuote } from '#contract/calls/quote.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { writeLine } from '#domain/orders/choice-words.ts';
import { variantOf } from '#domain/pricing/variant-of-selection.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { type LoadArgs, type Loaded, loaded } from '../../data.ts';
import { codesFromQuery, quotesPrices } from '../discounts/codes-in-url.ts';
import { choiceFromQuery } from '../selection-in-url.ts';

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
  const isQuoted =
    product?.ok &&
    settings.ok &&
    (quotesPrices(settings.data, codesFromQuery(url.searchParams)) ||
      isSoldOut(product.data, url.searchParams));
  const firstQuote = isQuoted ? await quoteFirst(api, product.data, url.searchParams) : null;
  const shown = { show: 'purchase' as const, product, settings, firstQuote };
  return data(shown, statusOf(product ?? settings, settings));
}

/** What the choice in the address costs before an address is typed; null while that is unknown. */
async function quoteFirst(api: LoadArgs['api'], product: WireProduct, query: URLSearchParams) {
  const line = writeLine({ productId: product._id, ...choiceFromQuery(query, toProduct(product)) });
  const codes = codesFromQuery(query);
  const quote = await loaded(api(getQuote, { body: { lines: [line], codes } }).then(({ body }) => body));
  return quote.ok ? quote.data : null;
}

/** The shop's answer is the same for everyone; a quote knows what this browser holds for its own payment. */
function isSoldOut(wire: WireProduct, query: URLSearchParams): boolean {
  const product = toProduct(wire);
  const variant = variantOf(product, choiceFromQuery(query, product).selection);
  return !product.availability || variant?.stock === 0;
}

/** 200, or the status of the first part that failed. */
function statusOf(...parts: Loaded<unknown>[]): { status: number } {
  const failed = parts.find((part) => !part.ok);
  return { status: failed && !failed.ok ? toPageStatus(failed.status) : 200 };
}
