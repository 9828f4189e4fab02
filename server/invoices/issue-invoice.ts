import { type Database, inTransaction } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Company } from '#domain/settings/company.ts';
import { findOrder, lockOrder } from '../orders/order-queries.ts';
import { readCompany } from '../settings/read-company.ts';
import { findInvoice, type IssuedInvoice, insertInvoice, takeNumber } from './invoice-queries.ts';

/** All that stands on an invoice. */
export type Invoice = IssuedInvoice & { order: Order; company: Company };

/** The invoice of an order, which gets the next number when it is first asked for; null when there is no such order. */
export async function issueInvoice(db: Database, orderId: string, now: Date): Promise<Invoice | null> {
  const found = await findOrder(db, orderId);
  if (!found) return null;
  const issued = (await findInvoice(db, orderId)) ?? (await numberInvoice(db, orderId, now));
  return issued && { ...issued, order: found.order, company: await readCompany(db) };
}

/** The lock on the order lets one in at a time: whoever comes second finds the number of the first. */
async function numberInvoice(db: Database, orderId: string, now: Date): Promise<IssuedInvoice | null> {
  return await inTransaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return null;
    const issued = await findInvoice(tx, orderId);
    if (issued) return issued;
    const invoice = { number: await takeNumber(tx, 'invoice'), issuedAt: now };
    await insertInvoice(tx, orderId, invoice);
    return invoice;
  });
}
