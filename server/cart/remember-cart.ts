import { countPieces } from '#domain/cart/cart.ts';
import type { RememberedCart } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { StoredCart } from './cart-queries.ts';
import { findVisitorCart } from './find-visitor-cart.ts';
import type { CartServices } from './price-cart-lines.ts';

/** What an answer says to the browser about its cart. */
export function rememberCart(cart: StoredCart | null, { isNew = false } = {}): RememberedCart {
  if (!cart) return { count: 0, cart: 'gone' };
  return { count: countPieces(cart.lines), cart: isNew ? 'new' : 'kept' };
}

/** The same of the cart that a visitor has now. */
export async function rememberVisitorCart(
  services: Pick<CartServices, 'db' | 'now'>,
  visitor: Visitor,
): Promise<RememberedCart> {
  return rememberCart(await findVisitorCart(services, visitor));
}
