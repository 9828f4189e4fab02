import { data } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getOrder } from '#contract/calls/orders.ts';
import { getProduct } from '#contract/calls/products.ts';
import { getQuote } from '#contract/calls/quote.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { writeLine } from '#domain/orders/choice-words.ts';
import { findVariant } from '#domain/pricing/find-variant.ts';
import { chooseStatus } from '#web/load-page.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { type LoadArgs, loadedBody } from '../../data.ts';
import { codesFromQuery, quotesPrices } from '../discounts/codes-in-url.ts';
import { choiceFromQuery } from '../selection-in-url.ts';

export async function loadCheckout({ api, url }: LoadArgs) {
  const orderId = url.searchParams.get('order');
  if (orderId) {
    const order = await loadedBody(api(getOrder, { params: { id: orderId } }));
    return data({ show: 'order' as const, order }, chooseStatus(order));
  }
  const productId = url.searchParams.get('product');
  const [product, settings] = await Promise.all([
    productId ? loadedBody(api(getProduct, { params: { id: productId } })) : null,
    loadedBody(api(getShopSettings, {})),
  ]);
  const isQuoted =
    product?.ok &&
    settings.ok &&
    (quotesPrices(settings.data, codesFromQuery(url.searchParams)) ||
      isSoldOut(product.data, url.searchParams));
  const firstQuote = isQuoted ? await quoteFirst(api, product.data, url.searchParams) : null;
  const shown = { show: 'purchase' as const, product, settings, firstQuote };
  return data(shown, chooseStatus(product, settings));
}

/** Quotes the choice in the URL before an address is typed; null if that fails. */
async function quoteFirst(api: LoadArgs['api'], product: WireProduct, query: URLSearchParams) {
  const line = writeLine({ productId: product._id, ...choiceFromQuery(query, toProduct(product)) });
  const codes = codesFromQuery(query);
  const quote = await loadedBody(api(getQuote, { body: { lines: [line], codes } }));
  return quote.ok ? quote.data : null;
}

/** The shop's answer is the same for everyone; a quote knows what this browser holds for its own payment. */
function isSoldOut(wire: WireProduct, query: URLSearchParams): boolean {
  const product = toProduct(wire);
  const variant = findVariant(product, choiceFromQuery(query, product).selection);
  return !product.availability || variant?.stock === 0;
}
