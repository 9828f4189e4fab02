import type { WireCart } from '#contract/calls/cart.ts';
import { DAY } from '#domain/time-units.ts';
import { findLastOrderOfCart } from '../checkout/cart-checkout-queries.ts';
import type { Visitor } from '../http/visitor.ts';
import type { StoredCart } from './cart-queries.ts';
import { presentCart } from './present-cart.ts';
import { type CartServices, type PricedCart, priceCartLines } from './price-cart-lines.ts';

/**
 * Returns a cart at today's prices, at the shop's own place; those that are `known` already are not computed
 * again. An empty cart names the order that emptied it.
 */
export async function showCart(
  services: CartServices,
  cart: StoredCart,
  visitor: Pick<Visitor, 'hasProven' | 'buyerDigest' | 'provenEmail'>,
  known: PricedCart | null = null,
): Promise<WireCart> {
  const now = services.now();
  if (cart.lines.length === 0) {
    const last = await findLastOrderOfCart(services.db, cart.id);
    const isRecent = last !== null && now.getTime() - last.createdAt.getTime() < DAY;
    return {
      ...presentCart(cart, { lines: [], buyable: [], priced: null }, now),
      ...(isRecent && { orderId: last.id }),
    };
  }
  const request = { codes: cart.codes, shippingMethodId: null, email: null };
  return presentCart(cart, known ?? (await priceCartLines(services, cart, request, visitor)), now);
}
