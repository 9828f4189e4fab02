import { type Database, inTransaction } from '#db/connection.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { findInvoice, insertInvoice, takeNumber } from './invoice-queries.ts';

/**
 * Gives the invoice of an order the next number, once. The lock on the order lets one in at a time: whoever comes second finds the
 * number of the first. Nothing happens where there is no such order.
 */
export async function issueInvoice(
  db: Database,
  orderId: string,
  { staff, now }: { staff: Staff; now: Date },
): Promise<void> {
  if (await findInvoice(db, orderId)) return;
  await inTransaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId)) || (await findInvoice(tx, orderId))) return;
    const number = await takeNumber(tx, 'invoice');
    await insertInvoice(tx, orderId, { number, issuedAt: now });
    const after = { number: invoiceLabel(number) };
    await writeAudit(tx, { staff, action: 'invoice.issue', subjectId: orderId, after }, now);
  });
}
