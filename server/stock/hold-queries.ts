import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { checkouts, stockHolds } from '#db/schema/index.ts';

export async function insertHolds(
  tx: Transaction,
  checkoutId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const holds = [...pieces].map(([productId, quantity]) => ({ checkoutId, productId, quantity }));
  await tx.insert(stockHolds).values(holds);
}

/** Ends the holds of a checkout, and returns their quantities in the order of the products' ids. */
export async function deleteHolds(tx: Transaction, checkoutId: string): Promise<Map<string, number>> {
  const holds = await tx
    .delete(stockHolds)
    .where(eq(stockHolds.checkoutId, checkoutId))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity });
  holds.sort((a, b) => (a.productId < b.productId ? -1 : 1));
  return new Map(holds.map(({ productId, quantity }) => [productId, quantity]));
}

/** Claims one checkout whose holds have expired; null if there is none left. */
export async function takeExpiredHold(tx: Transaction, now: Date): Promise<string | null> {
  const expired = sql`(
    select ${checkouts.id} from ${checkouts} where ${checkouts.heldUntil} <= ${now.toISOString()}
    order by ${checkouts.heldUntil} limit 1 for update skip locked)`;
  const [row] = await tx
    .update(checkouts)
    .set({ heldUntil: null })
    .where(sql`${checkouts.id} = ${expired}`)
    .returning({ id: checkouts.id });
  return row?.id ?? null;
}
