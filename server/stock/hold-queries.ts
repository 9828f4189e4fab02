import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { checkouts, stockHolds } from '#db/schema/index.ts';

export type Hold = { productId: string; quantity: number; place: string | null };

/** `place`: a digest of the address that holds the pieces. */
export async function insertHolds(
  tx: Transaction,
  checkoutId: string,
  pieces: ReadonlyMap<string, number>,
  place: string | null,
): Promise<void> {
  const holds = [...pieces].map(([productId, quantity]) => ({ checkoutId, productId, quantity, place }));
  await tx.insert(stockHolds).values(holds);
}

/** Ends the holds of a checkout, and returns them in the order of the products' ids. */
export async function deleteHolds(tx: Transaction, checkoutId: string): Promise<Hold[]> {
  const { productId, quantity, place } = stockHolds;
  const holds = await tx
    .delete(stockHolds)
    .where(eq(stockHolds.checkoutId, checkoutId))
    .returning({ productId, quantity, place });
  return holds.sort((a, b) => (a.productId < b.productId ? -1 : 1));
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

/** An open checkout of a browser that holds pieces. */
export type HoldingCheckout = {
  id: string;
  paymentIntentId: string | null;
  createdAt: Date;
  holds: Hold[];
};

/** The open checkouts of a browser that hold pieces, oldest first, but for one. */
export async function selectHoldingCheckouts(
  db: Connection,
  buyerDigest: string,
  exceptId: string,
): Promise<HoldingCheckout[]> {
  const rows = await db
    .select({
      id: checkouts.id,
      paymentIntentId: checkouts.paymentIntentId,
      createdAt: checkouts.createdAt,
      hold: { productId: stockHolds.productId, quantity: stockHolds.quantity, place: stockHolds.place },
    })
    .from(checkouts)
    .innerJoin(stockHolds, eq(stockHolds.checkoutId, checkouts.id))
    .where(
      and(
        eq(checkouts.buyerDigest, buyerDigest),
        isNotNull(checkouts.heldUntil),
        isNull(checkouts.outcome),
        ne(checkouts.id, exceptId),
      ),
    )
    .orderBy(checkouts.createdAt, checkouts.id);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map(({ hold: _, ...checkout }) => ({ ...checkout, holds: same.map(({ hold }) => hold) })),
  );
}
