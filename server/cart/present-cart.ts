import type { WireCart, WireCartLine } from '#contract/calls/cart.ts';
import { countPieces } from '#domain/cart/cart.ts';
import type { PricedCartLine } from '#domain/cart/price-cart.ts';
import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import { writeChoice } from '#domain/orders/choice-words.ts';
import { presentDiscount } from '../orders/present-order.ts';
import { explainQuote } from '../pricing/explain-quote.ts';
import { presentQuote } from '../pricing/present-quote.ts';
import type { StoredCart } from './cart-queries.ts';
import type { PricedCart } from './price-cart-lines.ts';

/** The answer for a browser without a cart. */
export const EMPTY_CART: WireCart = { id: null, version: 0, lines: [], count: 0, subtotal: 0, codes: [] };

export function presentCart(cart: StoredCart, { lines, buyable, priced }: PricedCart, now: Date): WireCart {
  const shown = lines.map(presentLine);
  const quote = priced?.ok ? priced.quote : null;
  return {
    id: cart.id,
    version: cart.version,
    lines: shown,
    count: countPieces(cart.lines),
    subtotal: shown.reduce((sum, { total }) => sum + total, 0),
    ...(priced?.ok && {
      quote: presentQuote(
        priced,
        now,
        buyable.map(({ key }) => key),
      ),
    }),
    codes: [...cart.codes],
    ...(quote && quote.discounts.length > 0 && { discounts: quote.discounts.map(presentDiscount) }),
    ...(quote &&
      quote.refused.length > 0 && {
        refused: quote.refused.map(({ code, message }) => ({ code, message })),
      }),
    ...(priced?.ok === false && { problem: priced.refusal.message }),
  };
}

function presentLine(priceable: PricedCartLine): WireCartLine {
  const { line, priced } = priceable;
  const { key, productId, variantId, quantity, seen } = line;
  const addedAt = line.addedAt.toISOString();
  if (priced === null) {
    const { name, image, description, unitPrice } = seen;
    return {
      ...{ key, productId, variantId, name, image, description, quantity, unitPrice },
      ...{ total: 0, addedAt },
      selectedProperties: {},
      ...writeChoice(priceable.chosen),
      problem: explainLineProblem(priceable.refusal),
    };
  }
  const { name, image, description, unitPrice } = priced;
  return {
    ...{ key, productId, variantId, name, image, description, quantity, unitPrice },
    ...(priced.notShipped && { notShipped: true as const }),
    ...(seen.unitPrice !== unitPrice && { wasPrice: seen.unitPrice }),
    ...{ total: unitPrice * quantity, addedAt },
    selectedProperties: {},
    ...writeChoice(priced.selection),
  };
}

function explainLineProblem(refusal: QuoteRefusal): NonNullable<WireCartLine['problem']> {
  switch (refusal.code) {
    case 'product_missing':
      return { code: 'product_gone', message: 'This product is no longer sold.' };
    case 'product_unavailable':
      return { code: 'sold_out', message: 'Sold out.' };
    case 'stock_short':
      return { code: 'stock_short', message: explainQuote(refusal).refusal.message, left: refusal.free };
    case 'too_few':
    case 'too_many':
      return { code: refusal.code, message: explainQuote(refusal).refusal.message, left: refusal.quantity };
    default:
      return { code: 'not_offered', message: 'This choice is no longer offered.' };
  }
}
