import { type Database, inTransaction } from '#db/connection.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { NO_INVOICE_OF_REFUNDED } from '#domain/invoices/invoice-words.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findInvoice, insertInvoice, takeNumber } from '../orders/issued-invoice-queries.ts';
import { lockOrder } from '../orders/order-queries.ts';

/**
 * Gives the invoice of an order the next number, once: the lock on the order admits one call at a time. Null
 * if nothing refuses it, even where there is no such order; a refunded order gets no invoice.
 */
export async function issueInvoice(
  db: Database,
  orderId: string,
  { staff, timeZone, now }: { staff: Staff; timeZone: string; now: Date },
): Promise<Refusal | null> {
  if (await findInvoice(db, orderId)) return null;
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (await findInvoice(tx, orderId))) return null;
    if (isRefunded(order)) return refuse('conflict', NO_INVOICE_OF_REFUNDED);
    const number = await takeNumber(tx, 'invoice');
    await insertInvoice(tx, orderId, { number, issuedAt: now, timeZone });
    const after = { number: invoiceLabel(number) };
    await writeAudit(tx, { staff, action: 'invoice.issue', subjectId: orderId, after }, now);
    return null;
  });
}
