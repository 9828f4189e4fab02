import { inTransaction } from '#db/connection.ts';
import { mergeCarts } from '#domain/cart/change-lines.ts';
import { type Refusal, refuse } from '../../http/answer.ts';
import type { Seed } from '../../http/idempotency.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findOffered } from '../../products/product-queries.ts';
import { beginCart, newLine } from '../begin-cart.ts';
import { lockCart, type StoredCart, saveCart } from '../cart-queries.ts';
import { findVisitorCart } from '../find-visitor-cart.ts';
import type { CartServices } from '../price-cart-lines.ts';
import { buyableLines } from './cart-reminder.ts';
import { findReminder } from './reminder-queries.ts';

/**
 * Puts what an email was reminded of into the visitor's cart: of each line the larger quantity, so that
 * repeating it adds nothing. What cannot be bought any more is left out.
 */
export async function restoreCart(
  services: CartServices,
  email: string,
  { visitor, seed }: { visitor: Visitor; seed: Seed },
): Promise<{ ok: true; cart: StoredCart; isNew: boolean } | Refusal> {
  const { db, now } = services;
  const reminder = await findReminder(db, email);
  if (!reminder || reminder.remindedLines.length === 0) return ENDED;
  const buyable = await buyableLines(db, reminder.remindedLines);
  if (buyable.length === 0) return SOLD_OUT;
  const products = await findOffered(
    db,
    buyable.map(({ requested }) => requested),
  );
  const at = now().getTime();
  // One millisecond apart, in the order of the reminder.
  const addedAt = (position: number) => new Date(at - buyable.length + position);
  const restored = buyable.map(({ line }, position) =>
    newLine(products.get(line.productId), line, addedAt(position)),
  );
  const own = await findVisitorCart(services, visitor);
  return await inTransaction(db, async (tx) => {
    const cart = (own && (await lockCart(tx, own))) ?? (await beginCart(tx, seed, now()));
    const lines = mergeCarts(cart.lines, restored);
    const changed = { ...cart, lines, version: cart.version + 1, usedAt: now() };
    await saveCart(tx, cart, changed);
    return { ok: true as const, cart: changed, isNew: own === null };
  });
}

const ENDED = refuse('not_found', 'This link has ended. What it was about is no longer stored.');
const SOLD_OUT = refuse('conflict', 'Nothing of what you had chosen can be bought any more.');
