import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { cartAdditions, carts, checkouts } from '#db/schema/index.ts';

/** Admits one merge into the cart of an email at a time, also before it exists. */
export async function lockAccountCart(tx: Transaction, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart of ${emailKey}`}, 0))`);
}

export async function findAccountCartId(db: Connection, emailKey: string): Promise<string | null> {
  const [row] = await db.select({ id: carts.id }).from(carts).where(eq(carts.emailKey, emailKey));
  return row?.id ?? null;
}

/** Begins the empty cart of an email. No browser has its token: those that share it are merged into it. */
export async function insertAccountCart(tx: Transaction, emailKey: string, usedAt: Date): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const tokenDigest = createHash('sha256').update(randomBytes(32)).digest('base64url');
  await tx.insert(carts).values({ id, tokenDigest, emailKey, version: 0, codes: [], usedAt });
  return id;
}

/** From now on the browser of the first cart uses the second one. */
export async function linkCart(tx: Transaction, cartId: string, sharedId: string): Promise<void> {
  await tx.update(carts).set({ mergedInto: sharedId }).where(eq(carts.id, cartId));
}

/** The browser with this token uses a cart of its own again; the shared one stays with its email. */
export async function unlinkCart(db: Connection, tokenDigest: string): Promise<void> {
  await db.update(carts).set({ mergedInto: null }).where(eq(carts.tokenDigest, tokenDigest));
}

/** Locks the row of a browser's own cart, merged or not. */
export async function lockOwnCart(
  tx: Transaction,
  tokenDigest: string,
): Promise<{ id: string; mergedInto: string | null } | null> {
  const [row] = await tx
    .select({ id: carts.id, mergedInto: carts.mergedInto })
    .from(carts)
    .where(eq(carts.tokenDigest, tokenDigest))
    .for('update');
  return row ?? null;
}

/** Locks the open checkouts of these carts, locked, by cart. */
export async function lockOpenCheckouts(
  tx: Transaction,
  cartIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: checkouts.id, cartId: checkouts.cartId })
    .from(checkouts)
    .where(and(inArray(checkouts.cartId, [...cartIds]), isNull(checkouts.outcome)))
    .orderBy(checkouts.id)
    .for('update');
  return new Map(rows.map(({ id, cartId }) => [cartId ?? '', id]));
}

/** Its order takes the pieces out of the other cart; C4 holds by the index of open checkouts. */
export async function moveCheckout(tx: Transaction, checkoutId: string, cartId: string): Promise<void> {
  await tx.update(checkouts).set({ cartId }).where(eq(checkouts.id, checkoutId));
}

/** Requests that were added to the one cart are not added to the other again. */
export async function moveAdditions(tx: Transaction, fromId: string, toId: string): Promise<void> {
  await tx.update(cartAdditions).set({ cartId: toId }).where(eq(cartAdditions.cartId, fromId));
}

/** Deletes the cart of an email, with the empty ones that were merged into it. */
export async function deleteAccountCart(tx: Transaction, emailKey: string): Promise<void> {
  const shared = tx.select({ id: carts.id }).from(carts).where(eq(carts.emailKey, emailKey));
  await tx.delete(carts).where(inArray(carts.mergedInto, shared));
  await tx.delete(carts).where(eq(carts.emailKey, emailKey));
}
