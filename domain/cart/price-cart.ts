import { type Offered, priceLine, type QuoteRefusal, type WantedLine } from '../checkout/quote.ts';
import type { OrderLine } from '../orders/order.ts';
import type { CartLine } from './cart.ts';

/** A line at today's price; or why it cannot be bought, in which case it costs nothing (C3). */
export type PricedCartLine = { line: CartLine } & (
  | { priced: OrderLine; refusal: null }
  | { priced: null; refusal: QuoteRefusal }
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
  return lines.map((line, position) => {
    const result = priceLine(wantedOf(line), position, products.get(line.productId), asked);
    return result.ok
      ? { line, priced: result.line, refusal: null }
      : { line, priced: null, refusal: result.refusal };
  });
}

export function wantedOf({ productId, variantId, quantity, selection }: CartLine): WantedLine {
  return { productId, variantId, quantity, selection };
}
