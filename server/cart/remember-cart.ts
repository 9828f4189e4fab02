import { countPieces } from '#domain/cart/cart.ts';
import type { RememberedCart } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { StoredCart } from './cart-queries.ts';
import { findVisitorCart } from './find-visitor-cart.ts';
import type { CartServices } from './price-cart-lines.ts';

/** Summarizes a cart for the browser's cookies: its pieces, and whether it is new. */
export function rememberCart(cart: StoredCart | null, { isNew = false } = {}): RememberedCart {
  if (!cart) return { count: 0, cart: 'gone' };
  return { count: countPieces(cart.lines), cart: isNew ? 'new' : 'kept' };
}

/** Summarizes the current cart of a visitor for the browser's cookies. */
export async function rememberVisitorCart(
  services: Pick<CartServices, 'db' | 'now'>,
  visitor: Visitor,
): Promise<RememberedCart> {
  return rememberCart(await findVisitorCart(services, visitor));
}
