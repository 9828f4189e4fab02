import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { counters, invoices } from '#db/schema/index.ts';
import { type InvoiceDocument, restoreInvoice, storeInvoice } from '#domain/invoices/invoice-document.ts';

export type IssuedInvoice = InvoiceDocument & { number: number; issuedAt: Date };

export async function findInvoice(db: Connection, orderId: string): Promise<IssuedInvoice | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return row ? { ...restoreInvoice(row.document), number: row.number, issuedAt: row.issuedAt } : null;
}

export async function findInvoiceNumber(db: Connection, orderId: string): Promise<number | null> {
  const [row] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return row?.number ?? null;
}

/** Selects those of the orders that have an issued invoice. */
export async function selectOrdersWithInvoice(
  db: Connection,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { orderId } = invoices;
  const rows = await db
    .select({ orderId })
    .from(invoices)
    .where(inArray(orderId, [...orderIds]));
  return new Set(rows.map((row) => row.orderId));
}

export async function insertInvoice(
  tx: Transaction,
  { number, issuedAt, ...document }: IssuedInvoice,
): Promise<void> {
  const orderId = document.order.id;
  await tx.insert(invoices).values({ orderId, number, issuedAt, document: storeInvoice(document) });
}

/**
 * Returns the next number of a series, from 1. Other transactions wait for this one, so there are no gaps.
 */
export async function takeNumber(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!row) throw new Error(`The counter ${name} returned no number`);
  return row.last;
}
