import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { preparedStatement } from '#db/prepared.ts';
import { checkouts, stockHolds } from '#db/schema/index.ts';

export type Hold = { productId: string; variantId: string; quantity: number; ipDigest: string | null };

/** `ipDigest`: the digest of the IP that holds the pieces. */
export async function insertHolds(
  tx: Transaction,
  checkoutId: string,
  pieces: ReadonlyMap<string, number>,
  ipDigest: string | null,
): Promise<void> {
  await insert(tx, { checkoutId, ids: [...pieces.keys()], quantities: [...pieces.values()], ipDigest });
}

const insert = preparedStatement(
  'insert_holds',
  sql`insert into stock_holds (checkout_id, product_id, variant_id, quantity, place)
    select ${sql.placeholder('checkoutId')}::text, product_id, held.id, quantity, ${sql.placeholder('ipDigest')}::text
    from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('quantities')}::int[]) as held (id, quantity)
      join product_variants on product_variants.id = held.id`,
);

/** Ends the holds of a checkout, and returns them in the order of the variants' ids. */
export async function deleteHolds(tx: Transaction, checkoutId: string): Promise<Hold[]> {
  const { productId, variantId, quantity, ipDigest } = stockHolds;
  const holds = await tx
    .delete(stockHolds)
    .where(eq(stockHolds.checkoutId, checkoutId))
    .returning({ productId, variantId, quantity, ipDigest });
  return holds.sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
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

/** Selects the pieces that open checkouts of a browser or of a cart hold. */
export async function selectOwnHolds(
  db: Connection,
  { buyerDigest, cartId }: { buyerDigest: string | null; cartId: string | null },
): Promise<Pick<Hold, 'variantId' | 'quantity'>[]> {
  const isOwn = or(
    buyerDigest === null ? undefined : eq(checkouts.buyerDigest, buyerDigest),
    cartId === null ? undefined : eq(checkouts.cartId, cartId),
  );
  return await db
    .select({ variantId: stockHolds.variantId, quantity: stockHolds.quantity })
    .from(checkouts)
    .innerJoin(stockHolds, eq(stockHolds.checkoutId, checkouts.id))
    .where(and(isOwn, isNotNull(checkouts.heldUntil), isNull(checkouts.outcome)));
}

/** An open checkout of a browser that holds pieces. */
export type HoldingCheckout = {
  id: string;
  paymentIntentId: string | null;
  createdAt: Date;
  holds: Hold[];
};

/** Selects the open checkouts of a browser that hold pieces, oldest first, but for one. */
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
      hold: {
        productId: stockHolds.productId,
        variantId: stockHolds.variantId,
        quantity: stockHolds.quantity,
        ipDigest: stockHolds.ipDigest,
      },
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
