import type { Transaction } from '#db/connection.ts';
import { toCartChoice } from '#domain/cart/cart-choice.ts';
import { afterOrder, contains } from '#domain/cart/change-lines.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import type { CartPieces } from '#domain/checkout/settle.ts';
import { toCodeKey } from '#domain/discounts/discount.ts';
import type { NewOrder, OrderLine } from '#domain/orders/order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { lockCart, saveCart } from './cart-queries.ts';
import { lineKey } from './line-key.ts';

/** The cart that an order is about, and its pieces. */
export type OrderedCart = { cartId: string; pieces: CartPieces[] };

/** Lists the pieces of an order by the keys of their lines in a cart. */
export function listCartPieces(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, Pick<Offered, 'options'>>,
): CartPieces[] {
  return lines.map((line) => ({
    key: lineKey(toCartChoice(products.get(line.productId), line)),
    quantity: line.quantity,
  }));
}

/**
 * True if a cart has what is to be ordered: of two tabs that pay for the same pieces, the second finds that
 * they are gone. Asked last: the cart stays locked.
 */
export async function hasPieces(tx: Transaction, { cartId, pieces }: OrderedCart): Promise<boolean> {
  const cart = await lockCart(tx, { id: cartId });
  // One that was merged meanwhile is paid for as the other (model C4).
  return cart !== null && cart.id === cartId && contains(cart.lines, pieces);
}

export const CART_CHANGED: Refusal = refuse(
  'cart_changed',
  'Your cart was changed in another tab. Please look at it again. Nothing was charged.',
);

/** Takes out what was ordered with its codes, and leaves what was added meanwhile (model C5). */
export async function takeOut(
  tx: Transaction,
  { cartId, pieces }: OrderedCart,
  { discounts = [] }: Pick<NewOrder, 'discounts'>,
  at: Date,
): Promise<void> {
  const cart = await lockCart(tx, { id: cartId });
  // The cart was not used for 90 days.
  if (!cart) return;
  const used = new Set(discounts.flatMap(({ code }) => (code === null ? [] : toCodeKey(code))));
  await saveCart(tx, cart, {
    ...cart,
    lines: afterOrder(cart.lines, pieces),
    codes: cart.codes.filter((code) => !used.has(toCodeKey(code))),
    version: cart.version + 1,
    usedAt: at,
  });
}
