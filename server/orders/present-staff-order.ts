import type {
  WireOrderNote,
  WireOrderRow,
  WireStaffOrder,
  WireTimelineEntry,
} from '#contract/calls/staff-orders.ts';
import { creditAmount, creditAsRefund } from '#domain/draft-orders/exchange-credit.ts';
import type { Cents } from '#domain/money.ts';
import { buyerName } from '#domain/orders/buyer-name.ts';
import type { TimelineEntry } from '#domain/orders/timeline.ts';
import type { Exchange } from '../draft-orders/exchange-queries.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentCancellation } from '../payments/present-cancellation.ts';
import type { OrderNote } from './note-queries.ts';
import type { OrderRow } from './order-list-queries.ts';
import { presentRefunded } from './present-order.ts';
import type { StoredLinePieces } from './restock-queries.ts';

export function presentOrderRow({ lines, ...row }: OrderRow): WireOrderRow {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    userEmail: row.userEmail,
    ...omitNulls({ userPhone: row.userPhone }),
    ...omitNulls({
      customerName: buyerName(row),
      country: (row.shippingAddress ?? row.billingAddress)?.country ?? null,
    }),
    ...(lines?.isPartlySent && { partlySent: true as const }),
    ...(lines && { firstProduct: { name: lines.name, image: lines.image } }),
    lineCount: lines?.count ?? 0,
    restockable: lines?.restockable ?? 0,
    total: row.total,
    status: row.status,
    paymentStatus: row.paymentStatus,
    ...(row.cancellation && { cancellation: presentCancellation(row.cancellation) }),
    ...presentRefunded(row),
    ...presentStaffState(row),
  };
}

/** Presents the state of an order's money that only staff see. */
export function presentStaffState({ owed, isDisputed }: { owed: Cents; isDisputed: boolean }) {
  return { ...(owed > 0 && { owed }), ...(isDisputed && { disputed: true as const }) };
}

export function presentNote({ author, text, createdAt }: OrderNote): WireOrderNote {
  return { author, text, createdAt: createdAt.toISOString() };
}

export function presentTimelineEntry({ title, text, at, by }: TimelineEntry): WireTimelineEntry {
  return { title, text, at: at.toISOString(), ...omitNulls({ by }) };
}

export function presentPieces(line: StoredLinePieces): WireStaffOrder['pieces'][number] {
  const { position, quantity, refunded: refundedPieces, fulfilled, canceled, returned, restocked } = line;
  return {
    position,
    quantity,
    refundedPieces,
    ...(fulfilled > 0 && { fulfilled }),
    canceled,
    returned,
    restocked,
  };
}

export function presentExchange(exchange: Exchange) {
  const { draftOrderId, returnId, orderId, newOrderId, lines } = exchange;
  return {
    draftOrderId,
    returnId,
    orderId,
    ...omitNulls({ newOrderId }),
    creditAmount: creditAmount(lines),
    creditTax: creditAsRefund(lines).tax,
    lines: lines.map(({ position, quantity, amount, tax }) => ({ position, quantity, amount, tax })),
  };
}
