import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { checkouts } from '#db/schema/index.ts';

/** Finds the id of the open checkout of a cart; there is at most one (model C4). */
export async function findOpenCheckoutOfCart(db: Connection, cartId: string): Promise<string | null> {
  const [open] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.cartId, cartId), isNull(checkouts.outcome)));
  return open?.id ?? null;
}

/** Finds the newest checkout of a cart that became an order. */
export async function findLastOrderOfCart(db: Connection, cartId: string) {
  const [last] = await db
    .select({ id: checkouts.id, cartPieces: checkouts.cartPieces, createdAt: checkouts.createdAt })
    .from(checkouts)
    .where(and(eq(checkouts.cartId, cartId), eq(checkouts.outcome, 'ordered')))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return last ?? null;
}

/** Detaches the cart from a checkout that cannot be paid, so that another checkout of it can begin. */
export async function detachCart(db: Connection, checkoutId: string): Promise<void> {
  await db.update(checkouts).set({ cartId: null, cartPieces: null }).where(eq(checkouts.id, checkoutId));
}
