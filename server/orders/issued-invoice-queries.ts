import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { counters, invoices } from '#db/schema/index.ts';
import type { ShippingAddress } from '#domain/orders/order.ts';

/** The time zone is the shop's when the invoice was issued. */
export type IssuedInvoice = { number: number; issuedAt: Date; timeZone: string };

/** `shippingAddress`: the one it was issued with, if the order's was corrected since. */
type StoredInvoice = IssuedInvoice & { shippingAddress: ShippingAddress | null };

export async function findInvoice(db: Connection, orderId: string): Promise<StoredInvoice | null> {
  const [row] = await db
    .select({
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      timeZone: invoices.timeZone,
      shippingAddress: invoices.shippingAddress,
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row ?? null;
}

/** Stores the address that an order's invoice was issued with, before its first correction. */
export async function storeInvoiceAddress(
  tx: Transaction,
  orderId: string,
  shippingAddress: ShippingAddress,
): Promise<void> {
  await tx
    .update(invoices)
    .set({ shippingAddress })
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.shippingAddress)));
}

export async function insertInvoice(tx: Transaction, orderId: string, invoice: IssuedInvoice): Promise<void> {
  await tx.insert(invoices).values({ orderId, ...invoice });
}

/** The next number of a series, from 1. Other transactions wait for this one, so there are no gaps. */
export async function takeNumber(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!row) throw new Error(`The counter ${name} returned no number`);
  return row.last;
}
