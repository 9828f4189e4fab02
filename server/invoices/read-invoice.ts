import type { Database } from '#db/connection.ts';
import { composeInvoice, type InvoiceDocument } from '#domain/invoices/invoice-document.ts';
import { voidSince } from '#domain/invoices/void-invoice.ts';
import type { Order } from '#domain/orders/order.ts';
import { findOrderForStaff } from '../orders/order-queries.ts';
import { type CreditNote, findCreditNotesOfOrder } from './credit-note-queries.ts';
import { findInvoice, type IssuedInvoice } from './issued-invoice-queries.ts';
import { readSeller } from './read-seller.ts';

/** An invoice as it was issued, with its order and credit notes of today. */
export type NumberedInvoice = IssuedInvoice & {
  orderNow: Pick<Order, 'status' | 'paymentStatus'> & { isDeleted: boolean };
  voidSince: Date | null;
  creditNotes: CreditNote[];
};

export type Invoice = { issued: NumberedInvoice } | { issued: null; draft: InvoiceDocument };

/** Reads the invoice of an order, a draft until it is issued; null if there is neither order nor invoice. */
export async function readInvoice(db: Database, orderId: string): Promise<Invoice | null> {
  const [issued, found] = await Promise.all([findInvoice(db, orderId), findOrderForStaff(db, orderId)]);
  if (!found) return null;
  const { order, deletedAt } = found;
  if (issued) {
    const { status, paymentStatus } = order;
    const creditNotes = await findCreditNotesOfOrder(db, orderId);
    const orderNow = { status, paymentStatus, isDeleted: deletedAt !== null };
    return { issued: { ...issued, creditNotes, orderNow, voidSince: voidSince(order) } };
  }
  if (deletedAt) return null;
  return { issued: null, draft: composeInvoice(order, await readSeller(db)) };
}
