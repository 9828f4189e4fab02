import { runLast, type Transaction } from '#db/connection.ts';
import {
  type CreditNoteDocument,
  composeCreditNote,
  reverseCreditNote,
} from '#domain/invoices/credit-note.ts';
import { lockAnyOrder } from '../orders/order-queries.ts';
import { type Refund, selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { findCreditNotesOfOrder, insertCreditNote } from './credit-note-queries.ts';
import { findInvoice, findInvoiceNumber, takeNumber } from './issued-invoice-queries.ts';
import { readSeller } from './read-seller.ts';

type Credited = { orderId: string; paymentIntentId: string };

/**
 * Brings the credit notes of an invoiced order up to date with its refunds: one for each that has succeeded,
 * and one that takes it back for each that failed after that. Without an issued invoice nothing is issued.
 */
export async function issueCreditNotes(tx: Transaction, credited: Credited, now: Date): Promise<void> {
  // The invoice is issued under the same lock: either it finds the refund, or the refund finds the invoice.
  if (!(await lockAnyOrder(tx, credited.orderId))) return;
  if ((await findInvoiceNumber(tx, credited.orderId)) === null) return;
  // All credit notes wait for the row that counts them.
  await runLast(tx, `credit notes of ${credited.orderId}`, () => issueMissing(tx, credited, now));
}

async function issueMissing(
  tx: Transaction,
  { orderId, paymentIntentId }: Credited,
  now: Date,
): Promise<void> {
  const invoice = await findInvoice(tx, orderId);
  if (!invoice) return;
  const seller = await readSeller(tx);
  const notes = await findCreditNotesOfOrder(tx, orderId);
  const issue = async ({ id }: Refund, document: CreditNoteDocument, reverses: number | null) => {
    const number = await takeNumber(tx, 'credit-note');
    await insertCreditNote(tx, { ...document, number, refundId: id, issuedAt: now }, reverses);
  };
  for (const refund of await selectRefundsOfPayments(tx, [paymentIntentId])) {
    // A second payment of the same buyer is of no order.
    if (refund.checkoutId !== orderId) continue;
    const note = notes.find(({ refundId, reverses }) => refundId === refund.id && reverses === null);
    if (refund.status === 'succeeded' && !note)
      await issue(refund, composeCreditNote(invoice, refund, seller), null);
    if (refund.status === 'failed' && note && note.reversedBy === null)
      await issue(refund, reverseCreditNote(note, seller), note.number);
  }
}
