import { type Database, inTransaction } from '#db/connection.ts';
import { composeInvoice } from '#domain/invoices/invoice-document.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { whyNoInvoice } from '#domain/invoices/void-invoice.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { invoiceIssued } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { findInvoiceNumber, insertInvoice, takeNumber } from './issued-invoice-queries.ts';
import { readSeller } from './read-seller.ts';

/**
 * Gives the invoice of an order the next number and stores all that it says, once: the lock on the order
 * admits one call at a time. Null if nothing refuses it, even where there is no such order; an order that was
 * refunded, or canceled unpaid, gets no invoice, and one that was refunded in part gets credit notes as well.
 * Its customer is mailed where the shop offers invoices.
 */
export async function issueInvoice(
  db: Database,
  orderId: string,
  { staff, now }: { staff: Staff; now: Date },
): Promise<Refusal | null> {
  if ((await findInvoiceNumber(db, orderId)) !== null) return null;
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (await findInvoiceNumber(tx, orderId)) !== null) return null;
    const whyNot = whyNoInvoice(order);
    if (whyNot !== null) return refuse('conflict', whyNot);
    const seller = await readSeller(tx);
    const document = composeInvoice(order, seller);
    const number = await takeNumber(tx, 'invoice');
    await insertInvoice(tx, { ...document, number, issuedAt: now });
    const after = { number: invoiceLabel(number) };
    // Credit notes of earlier refunds.
    const { paymentIntentId } = order;
    if (paymentIntentId !== null) await issueCreditNotes(tx, { orderId, paymentIntentId }, now);
    if (seller.offerInvoices) await writeMail(tx, invoiceIssued(order, after.number), now);
    await writeAudit(tx, { staff, action: 'invoice.issue', subjectId: orderId, after }, now);
    return null;
  });
}
