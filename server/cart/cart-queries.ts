import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { cartAdditions, cartLines, carts } from '#db/schema/index.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';

/** A cart by its id, or by the digest of its token. */
export type CartRef = { id: string } | { tokenDigest: string };

export type StoredCart = Cart & { usedAt: Date };

/**
 * Finds a cart, or the one that it was merged into (model C7). That is used as often as both are: a browser
 * that does not come back loses its link to it.
 */
export async function findCart(db: Connection, ref: CartRef): Promise<StoredCart | null> {
  const rows = await db
    .select({ cart: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(isThe(ref))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.key));
  const cart = rows[0]?.cart;
  if (cart?.mergedInto) {
    const shared = await findCart(db, { id: cart.mergedInto });
    return shared && { ...shared, usedAt: cart.usedAt < shared.usedAt ? cart.usedAt : shared.usedAt };
  }
  return cart
    ? toCart(
        cart,
        rows.flatMap(({ line }) => line ?? []),
      )
    : null;
}

/**
 * Locks a cart until the transaction ends: all its changes come one after the other. If it was merged into
 * another one meanwhile, that is locked too and returned (model C7).
 */
export async function lockCart(tx: Transaction, ref: CartRef): Promise<StoredCart | null> {
  const [cart] = await tx.select().from(carts).where(isThe(ref)).for('update');
  if (!cart) return null;
  if (cart.mergedInto) return await lockCart(tx, { id: cart.mergedInto });
  // Read after the lock, so that they are those of the change before.
  const lines = await tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.key));
  return toCart(cart, lines);
}

/** Begins an empty cart, unless an equal request has. */
export async function insertCart(
  tx: Transaction,
  cart: { id: string; tokenDigest: string; usedAt: Date },
): Promise<void> {
  await tx
    .insert(carts)
    .values({ ...cart, version: 0, codes: [] })
    .onConflictDoNothing();
}

/** Records that a request adds to a cart; false if it has. */
export async function insertAddition(
  tx: Transaction,
  addition: typeof cartAdditions.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(cartAdditions).values(addition).onConflictDoNothing();
  return rowCount === 1;
}

/** Saves what has changed of a locked cart. */
export async function saveCart(tx: Transaction, before: Cart, { id, ...after }: StoredCart): Promise<void> {
  const { version, codes, usedAt } = after;
  const known = new Set(before.lines);
  const keptKeys = new Set(after.lines.map(({ key }) => key));
  const changed = after.lines.filter((line) => !known.has(line));
  const removed = before.lines.flatMap(({ key }) => (keptKeys.has(key) ? [] : key));
  await Promise.all([
    tx
      .update(carts)
      .set({ version, codes: [...codes], usedAt })
      .where(eq(carts.id, id)),
    removed.length > 0 &&
      tx.delete(cartLines).where(and(eq(cartLines.cartId, id), inArray(cartLines.key, removed))),
    changed.length > 0 &&
      tx
        .insert(cartLines)
        .values(changed.map((line) => ({ ...line, cartId: id })))
        .onConflictDoUpdate({
          target: [cartLines.cartId, cartLines.key],
          set: { quantity: sql`excluded.quantity`, seen: sql`excluded.seen` },
        }),
  ]);
}

/** Records that the cart of a browser was looked at, and the one that it was merged into. */
export async function touchCart(db: Connection, tokenDigest: string, at: Date): Promise<void> {
  const merged = db.select({ id: carts.mergedInto }).from(carts).where(eq(carts.tokenDigest, tokenDigest));
  await db
    .update(carts)
    .set({ usedAt: at })
    .where(or(eq(carts.tokenDigest, tokenDigest), inArray(carts.id, merged)));
}

/** Deletes carts that were not used since then, a thousand at a time; returns how many. */
export async function deleteUnusedCarts(db: Database, before: Date): Promise<number> {
  const unused = db
    .select({ id: carts.id })
    .from(carts)
    .where(lt(carts.usedAt, before))
    .limit(1_000)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(carts).where(inArray(carts.id, unused));
  return rowCount ?? 0;
}

/** Deletes the records of requests older than that. */
export async function deleteAdditions(db: Database, before: Date): Promise<void> {
  await db.delete(cartAdditions).where(lt(cartAdditions.addedAt, before));
}

function isThe(ref: CartRef) {
  return 'id' in ref ? eq(carts.id, ref.id) : eq(carts.tokenDigest, ref.tokenDigest);
}

function toCart(
  { id, version, codes, usedAt }: Pick<typeof carts.$inferSelect, 'id' | 'version' | 'codes' | 'usedAt'>,
  lines: readonly (typeof cartLines.$inferSelect)[],
): StoredCart {
  return { id, version, codes, usedAt, lines: lines.map(({ cartId, ...line }): CartLine => line) };
}
