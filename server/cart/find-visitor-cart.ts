import { CART_LIFETIME } from '#domain/cart/cart.ts';
import { DAY } from '#domain/time-units.ts';
import { digestCartToken } from '../http/cart-cookies.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findCart, type StoredCart, touchCart } from './cart-queries.ts';

/**
 * Finds the cart of a visitor; null without one, or if it ended. Looking at it counts as its use (model C8).
 */
export async function findVisitorCart(
  { db, now }: Pick<PaymentServices, 'db' | 'now'>,
  { cartToken }: Pick<Visitor, 'cartToken'>,
): Promise<StoredCart | null> {
  if (cartToken === null) return null;
  const tokenDigest = digestCartToken(cartToken);
  const cart = await findCart(db, { tokenDigest });
  const unused = cart === null ? 0 : now().getTime() - cart.usedAt.getTime();
  if (cart === null || unused > CART_LIFETIME) return null;
  if (unused > DAY) await touchCart(db, tokenDigest, now());
  return cart;
}
