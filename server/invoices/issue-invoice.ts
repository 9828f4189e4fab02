import { type Database, inTransaction } from '#db/connection.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { NO_INVOICE_OF_REFUNDED } from '#domain/invoices/invoice-words.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findInvoice, insertInvoice, takeNumber } from '../orders/issued-invoice-queries.ts';
import { findOrder, lockOrder } from '../orders/order-queries.ts';

/**
 * Gives the invoice of an order the next number, once. The lock on the order lets one in at a time: whoever
 * comes second finds the number of the first. Nothing happens where there is no such order; an order that was
 * given back before gets none.
 */
export async function issueInvoice(
  db: Database,
  orderId: string,
  { staff, timeZone, now }: { staff: Staff; timeZone: string; now: Date },
): Promise<Refusal | null> {
  if (await findInvoice(db, orderId)) return null;
  return await inTransaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId)) || (await findInvoice(tx, orderId))) return null;
    const found = await findOrder(tx, orderId);
    if (found && isRefunded(found.order)) return GIVEN_BACK;
    const number = await takeNumber(tx, 'invoice');
    await insertInvoice(tx, orderId, { number, issuedAt: now, timeZone });
    const after = { number: invoiceLabel(number) };
    await writeAudit(tx, { staff, action: 'invoice.issue', subjectId: orderId, after }, now);
    return null;
  });
}

const GIVEN_BACK = refuse('conflict', NO_INVOICE_OF_REFUNDED);
