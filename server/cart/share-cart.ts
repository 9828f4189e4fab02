import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { mergeCarts } from '#domain/cart/change-lines.ts';
import { mergeCodes } from '#domain/cart/merge-codes.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { digestCartToken, newCartToken } from '../http/cart-cookies.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Visitor } from '../http/visitor.ts';
import { insertCart, lockCart, type StoredCart, saveCart } from './cart-queries.ts';
import {
  findAccountCartId,
  insertAccountCart,
  linkCart,
  lockAccountCart,
  lockOpenCheckouts,
  lockOwnCart,
  moveAdditions,
  moveCheckout,
} from './shared-cart-queries.ts';

type Sharing = {
  email: string;
  visitor: Pick<Visitor, 'cartToken'>;
  /** Makes the token of a browser that has none. */
  seed: Seed;
  now: Date;
};

/**
 * - shared: the cart of the email, now also of this browser; `isNew`: it gets its first token
 * - nothing: neither has a cart
 * - both_paid: both have an open checkout, of which that of `cartId`, the browser's own, has to end first
 */
export type SharedCart =
  | { kind: 'shared'; cart: StoredCart; isNew: boolean }
  | { kind: 'nothing' }
  | { kind: 'both_paid'; cartId: string };

/**
 * Makes the cart of a browser that of an email which it has proven: each line has the larger quantity of
 * both, once (model C7). What is being paid for stays so, as the one open checkout of the merged cart (model
 * C4).
 */
export async function shareCart(db: Database, { email, visitor, seed, now }: Sharing): Promise<SharedCart> {
  const emailKey = normalizeEmail(email);
  const tokenDigest = visitor.cartToken === null ? null : digestCartToken(visitor.cartToken);
  return await inTransaction(db, async (tx): Promise<SharedCart> => {
    await lockAccountCart(tx, emailKey);
    const known = await findAccountCartId(tx, emailKey);
    const own = tokenDigest === null ? null : await lockOwnCart(tx, tokenDigest);
    if (!own && known === null) return { kind: 'nothing' };
    const sharedId = known ?? (await insertAccountCart(tx, emailKey, now));
    if (!own) {
      const id = hexIdFrom(seed);
      await insertCart(tx, { id, tokenDigest: digestCartToken(newCartToken(seed)), usedAt: now });
      await linkCart(tx, id, sharedId);
      return { kind: 'shared', cart: await lockShared(tx, sharedId), isNew: true };
    }
    if (own.mergedInto === null) {
      const merged = await mergeOwn(tx, own.id, sharedId, now);
      if (!merged) return { kind: 'both_paid', cartId: own.id };
    }
    if (own.mergedInto !== sharedId) await linkCart(tx, own.id, sharedId);
    return { kind: 'shared', cart: await lockShared(tx, sharedId), isNew: false };
  });
}

/** False if both are being paid for. */
async function mergeOwn(tx: Transaction, ownId: string, sharedId: string, now: Date): Promise<boolean> {
  // Checkouts before carts, as their end locks them; asked again below.
  await lockOpenCheckouts(tx, [ownId, sharedId]);
  const own = await lockCart(tx, { id: ownId });
  const shared = await lockShared(tx, sharedId);
  if (!own) return true;
  const open = await lockOpenCheckouts(tx, [ownId, sharedId]);
  const begun = open.get(ownId);
  if (begun && open.has(sharedId)) return false;
  if (begun) await moveCheckout(tx, begun, sharedId);
  await moveAdditions(tx, ownId, sharedId);
  const lines = mergeCarts(shared.lines, own.lines);
  const codes = mergeCodes(shared.codes, own.codes);
  await saveCart(tx, shared, { ...shared, lines, codes, version: shared.version + 1, usedAt: now });
  await saveCart(tx, own, { ...own, lines: [], codes: [], version: own.version + 1, usedAt: now });
  return true;
}

async function lockShared(tx: Transaction, id: string): Promise<StoredCart> {
  const cart = await lockCart(tx, { id });
  if (!cart) throw new Error(`Cart ${id} is missing`);
  return cart;
}
