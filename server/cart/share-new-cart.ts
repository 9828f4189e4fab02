import { newCartToken } from '../http/cart-cookies.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Visitor } from '../http/visitor.ts';
import type { StoredCart } from './cart-queries.ts';
import type { CartServices } from './price-cart-lines.ts';
import { shareCart } from './share-cart.ts';

/** Makes the first cart of a browser that has proven an email the cart of that email. */
export async function shareNewCart(
  { db, now }: Pick<CartServices, 'db' | 'now'>,
  cart: StoredCart,
  { visitor, seed }: { visitor: Visitor; seed: Seed },
): Promise<StoredCart> {
  const email = await visitor.provenEmail();
  if (email === null) return cart;
  const browser = { visitor: { cartToken: newCartToken(seed) }, seed };
  const shared = await shareCart(db, { email, ...browser, now: now() });
  return shared.kind === 'shared' ? shared.cart : cart;
}
