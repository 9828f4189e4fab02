import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import {
  checkouts,
  discountCustomers,
  discounts,
  discountUses,
  orders,
  unpaidIps,
} from '#db/schema/index.ts';

/** A transaction in which uses are taken and given back. */
export type UseWriter = Pick<Transaction, 'insert' | 'update' | '$count'>;

export type DiscountUser = {
  checkoutId: string;
  customerDigest: string;
  at: Date;
  /** The digest of the IP of a customer who has not paid, which has a share of limited discounts. */
  ipDigest?: string | null;
};

export type CountedUse = { usageLimit: number | null; uses: number };

/** Records that a checkout uses a discount, also after it gave it back; false if it does already. */
export async function insertUse(
  tx: UseWriter,
  discountId: string,
  { checkoutId, customerDigest, at }: DiscountUser,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(discountUses)
    .values({ discountId, checkoutId, customerDigest, takenAt: at, givenBackAt: null })
    .onConflictDoUpdate({
      target: [discountUses.discountId, discountUses.checkoutId],
      set: { givenBackAt: null, takenAt: at },
      setWhere: isNotNull(discountUses.givenBackAt),
    });
  return rowCount === 1;
}

/** Counts a use within the limits; null if one of them is reached. The row of the discount is locked. */
export async function countUse(
  tx: UseWriter,
  discountId: string,
  customerDigest: string,
): Promise<CountedUse | null> {
  const [counted] = await tx
    .update(discounts)
    .set({ uses: sql`${discounts.uses} + 1` })
    .where(
      and(eq(discounts.id, discountId), sql`coalesce(${discounts.uses} < ${discounts.usageLimit}, true)`),
    )
    .returning({
      perCustomer: discounts.perCustomer,
      usageLimit: discounts.usageLimit,
      uses: discounts.uses,
    });
  if (!counted) return null;
  const { rowCount } = await tx
    .insert(discountCustomers)
    .values({ discountId, customerDigest, uses: 1 })
    .onConflictDoUpdate({
      target: [discountCustomers.discountId, discountCustomers.customerDigest],
      set: { uses: sql`${discountCustomers.uses} + 1` },
      setWhere: sql`coalesce(${discountCustomers.uses} < ${counted.perCustomer}::int, true)`,
    });
  return rowCount === 1 ? counted : null;
}

/** Counts the open payments and unpaid orders of an IP that use a discount, except one. */
export async function countOpenUses(
  tx: UseWriter,
  discountId: string,
  { ipDigest, exceptId }: { ipDigest: string; exceptId: string },
): Promise<number> {
  const openHere = sql`(
    select ${checkouts.id} from ${checkouts} where ${checkouts.ipDigest} = ${ipDigest}
    union select ${orders.id} from ${unpaidIps}
      join ${orders} on ${orders.id} = ${unpaidIps.orderId} and ${orders.paymentStatus} = 'unpaid'
      where ${unpaidIps.ipDigest} = ${ipDigest})`;
  return await tx.$count(
    discountUses,
    and(
      eq(discountUses.discountId, discountId),
      isNull(discountUses.givenBackAt),
      ne(discountUses.checkoutId, exceptId),
      sql`${discountUses.checkoutId} in ${openHere}`,
    ),
  );
}

/** Ends the uses of a checkout, and returns them in the order of the discounts' ids. */
export async function endUses(tx: UseWriter, checkoutId: string, at: Date) {
  const ended = await tx
    .update(discountUses)
    .set({ givenBackAt: at })
    .where(and(eq(discountUses.checkoutId, checkoutId), isNull(discountUses.givenBackAt)))
    .returning({ discountId: discountUses.discountId, customerDigest: discountUses.customerDigest });
  return ended.sort((a, b) => (a.discountId < b.discountId ? -1 : 1));
}

export async function uncountUse(tx: UseWriter, discountId: string, customerDigest: string): Promise<void> {
  await tx
    .update(discounts)
    .set({ uses: sql`${discounts.uses} - 1` })
    .where(eq(discounts.id, discountId));
  await tx
    .update(discountCustomers)
    .set({ uses: sql`${discountCustomers.uses} - 1` })
    .where(
      and(eq(discountCustomers.discountId, discountId), eq(discountCustomers.customerDigest, customerDigest)),
    );
}

/** Finds the discounts that a checkout has given back, of which it may take a use again. */
export async function findGivenBack(tx: Transaction, checkoutId: string) {
  return await tx
    .select({
      id: discountUses.discountId,
      customerDigest: discountUses.customerDigest,
      code: discounts.code,
      title: discounts.title,
    })
    .from(discountUses)
    .innerJoin(discounts, eq(discounts.id, discountUses.discountId))
    .where(and(eq(discountUses.checkoutId, checkoutId), isNotNull(discountUses.givenBackAt)))
    .orderBy(discountUses.discountId);
}

/** Selects the open checkouts of a browser that use a limited discount, oldest first, but for one. */
export async function selectUsingCheckouts(db: Connection, buyerDigest: string, exceptId: string) {
  return await db
    .selectDistinct({
      id: checkouts.id,
      paymentIntentId: checkouts.paymentIntentId,
      createdAt: checkouts.createdAt,
      codeKey: discounts.codeKey,
    })
    .from(checkouts)
    .innerJoin(discountUses, eq(discountUses.checkoutId, checkouts.id))
    .innerJoin(discounts, eq(discounts.id, discountUses.discountId))
    .where(
      and(
        eq(checkouts.buyerDigest, buyerDigest),
        isNull(checkouts.outcome),
        isNull(discountUses.givenBackAt),
        sql`coalesce(${discounts.usageLimit}, ${discounts.perCustomer}) is not null`,
        sql`${checkouts.id} <> ${exceptId}`,
      ),
    )
    .orderBy(checkouts.createdAt, checkouts.id);
}
