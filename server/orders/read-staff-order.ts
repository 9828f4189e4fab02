import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import type { Database } from '#db/connection.ts';
import { isOpen } from '#domain/disputes/dispute.ts';
import { creditAmount } from '#domain/draft-orders/exchange-credit.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { piecesToRestock } from '#domain/orders/restock.ts';
import { orderTimeline } from '#domain/orders/timeline.ts';
import { selectExchanges } from '../draft-orders/exchange-queries.ts';
import { findInvoiceNumber } from '../invoices/issued-invoice-queries.ts';
import { findPaymentRow } from '../payments/payment-queries.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { getPaymentId, selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { selectReturnsOfOrders } from '../returns/order-return-queries.ts';
import { selectNotes } from './note-queries.ts';
import { findOrderForStaff } from './order-queries.ts';
import { presentOrder, presentReturn } from './present-order.ts';
import {
  presentExchange,
  presentNote,
  presentPieces,
  presentStaffState,
  presentTimelineEntry,
} from './present-staff-order.ts';
import { selectLinePieces } from './restock-queries.ts';
import { selectTimeline } from './timeline-queries.ts';

/** Reads an order with its timeline, notes, payment and invoice, for staff; null if there is none. */
export async function readStaffOrder(db: Database, id: string, now: Date): Promise<WireStaffOrder | null> {
  const stored = await findOrderForStaff(db, id);
  if (!stored) return null;
  const { order, deletedAt } = stored;
  const [notes, payment, invoiceNumber, traces, pieces, returns, exchanges, byHand] = await Promise.all([
    selectNotes(db, id),
    order.paymentIntentId ? findPaymentRow(db, order.paymentIntentId) : null,
    findInvoiceNumber(db, id),
    selectTimeline(db, id),
    selectLinePieces(db, id),
    selectReturnsOfOrders(db, [id]),
    selectExchanges(db, id),
    selectRefundsOfPayments(db, [getPaymentId(order)]),
  ]);
  return {
    order: presentOrder(order),
    timeline: orderTimeline({
      lines: order.lines,
      total: order.total,
      activities: order.activities,
      cancellation: order.cancellation,
      refunds: payment?.refunds ?? byHand,
      disputes: payment?.disputes ?? [],
      returns,
      exchanges: exchanges.map((exchange) => ({
        ...exchange,
        credit: creditAmount(exchange.lines),
        isOfOrder: exchange.orderId === id,
      })),
      traces,
    }).map(presentTimelineEntry),
    notes: notes.map(presentNote),
    restockable: piecesToRestock(pieces),
    pieces: pieces.map(presentPieces),
    ...(payment && { payment: presentPayment(payment, now) }),
    ...(invoiceNumber !== null && { invoiceNumber: invoiceLabel(invoiceNumber) }),
    ...(returns.length > 0 && { returns: returns.map(presentReturn) }),
    ...(exchanges.length > 0 && { exchanges: exchanges.map(presentExchange) }),
    ...presentStaffState({ owed: order.owed ?? 0, isDisputed: payment?.disputes.some(isOpen) ?? false }),
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  };
}
