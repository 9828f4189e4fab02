import type { Transaction } from '#db/connection.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { toCartChoice } from '#domain/cart/cart-choice.ts';
import type { Offered } from '#domain/checkout/quote.ts';
import type { Cents } from '#domain/money.ts';
import { digestCartToken, newCartToken } from '../http/cart-cookies.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import { insertCart, lockCart, type StoredCart } from './cart-queries.ts';
import { lineKey } from './line-key.ts';

/** Begins the cart of a browser that has none, and locks it; an equal request may have begun it. */
export async function beginCart(tx: Transaction, seed: Seed, usedAt: Date): Promise<StoredCart> {
  const id = hexIdFrom(seed);
  await insertCart(tx, { id, tokenDigest: digestCartToken(newCartToken(seed)), usedAt });
  const cart = await lockCart(tx, { id });
  if (!cart) throw new Error(`Cart ${id} is missing`);
  return cart;
}

/**
 * Returns a priced line as a cart has it. `seenPrice`: what it cost when it was added, if it was removed
 * since.
 */
export function newLine(
  product: Pick<Offered, 'options'> | undefined,
  line: Parameters<typeof toCartChoice>[1],
  addedAt: Date,
  seenPrice: Cents = line.unitPrice,
): CartLine {
  const { name, image, description, quantity } = line;
  const choice = toCartChoice(product, line);
  const seen = { name, image, description, unitPrice: seenPrice };
  return { ...choice, key: lineKey(choice), quantity, seen, addedAt };
}
