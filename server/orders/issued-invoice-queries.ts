import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { counters, invoices } from '#db/schema/index.ts';
import type { ShippingAddress } from '#domain/orders/order.ts';

/** The number of an order's invoice, when it got it, and the time zone of the shop then. */
export type IssuedInvoice = { number: number; issuedAt: Date; timeZone: string };

/** `shippingAddress`: what it was issued with, where the order's was corrected since. */
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

/**
 * Keeps the address an invoice was issued with, the first time it is corrected; nothing where there is no
 * invoice.
 */
export async function keepInvoiceAddress(
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

/**
 * The next number of what is numbered by this name, from 1. Others wait for the end of the transaction: no
 * gaps.
 */
export async function takeNumber(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!row) throw new Error(`No number was given for ${name}`);
  return row.last;
}
