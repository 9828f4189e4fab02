import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { Staff } from '../http/staff.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { issueInvoice } from './issue-invoice.ts';
import { findInvoiceNumber } from './issued-invoice-queries.ts';

/** Issues the invoices of many orders, each in its own transaction: a refusal affects no other order. */
export async function issueInvoices(
  db: Database,
  orders: readonly string[],
  by: { staff: Staff; now: Date },
): Promise<{ succeeded: string[]; failed: { id: string; message: string }[] }> {
  const succeeded: string[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const typed of orders) {
    const id = parseOrderId(typed);
    const refusal = id === null ? ORDER_NOT_FOUND : await issueInvoice(db, id, by);
    const isIssued = id !== null && !refusal && (await findInvoiceNumber(db, id)) !== null;
    if (isIssued) succeeded.push(typed);
    else failed.push({ id: typed, message: (refusal ?? ORDER_NOT_FOUND).refusal.message });
  }
  return { succeeded, failed };
}
