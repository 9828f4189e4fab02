import { findLimitProblems } from '../checkout/order-limits.ts';
import { type Offered, priceLine, type QuoteRefusal } from '../checkout/quote.ts';
import type { OrderLine } from '../orders/order.ts';
import type { SentSelection } from '../pricing/selection.ts';
import { readChoices } from '../products/product-option.ts';
import type { CartLine } from './cart.ts';

/**
 * A line at today's price; or why it cannot be bought, in which case it costs nothing (model C3) and still
 * says what was chosen.
 */
export type PricedCartLine = { line: CartLine } & (
  | { priced: OrderLine; refusal: null }
  | { priced: null; refusal: QuoteRefusal; chosen: SentSelection }
);

/**
 * Prices each line by itself, so that one which cannot be bought keeps no other from it. Lines of the same
 * variant share its stock, the oldest first.
 */
export function priceCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Offered>,
): PricedCartLine[] {
  const asked = new Map<string, number>();
  const limits = findLimitProblems(lines, products);
  return lines.map((line, position) => {
    const product = products.get(line.productId);
    const result = priceLine(line, position, product, asked);
    const limit = limits[position];
    if (result.ok && limit) return refuseLine(line, { position, ...limit }, product);
    return result.ok
      ? { line, priced: result.line, refusal: null }
      : refuseLine(line, result.refusal, product);
  });
}

function refuseLine(line: CartLine, refusal: QuoteRefusal, product: Offered | undefined): PricedCartLine {
  return { line, priced: null, refusal, chosen: toSentSelection(line, product) };
}

/** Returns the choice of a line, by its variant as far as that is known. */
function toSentSelection({ variantId, selection }: CartLine, product: Offered | undefined): SentSelection {
  const variant = product?.variants?.find(({ id }) => id === variantId);
  const chosen = Object.entries(selection.options ?? {}).filter(([, value]) => value !== null);
  return {
    ...selection,
    options: { ...readChoices(variant?.options ?? {}), ...Object.fromEntries(chosen) },
  };
}
