import { formatLongDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import type { Order, PaymentStatus } from '../orders/order.ts';
import { expectsArrival } from '../orders/order-refund.ts';
import { type StatusTone, statusLabel, statusTone } from '../orders/status.ts';
import { isCommitted, isUnderWay } from '../refunds/refund-status.ts';
import { INVOICE_TITLE, type WrittenWords } from './invoice-words.ts';

/** Shown if the order names no payment method (specification, sections 2 and 9). */
const DEFAULT_PAYMENT_METHOD = 'Credit Card';

type Invoiced = Pick<Order, 'id' | 'createdAt' | 'status' | 'paymentStatus' | 'paymentMethod' | 'refund'> & {
  expectedDelivery: Date | null;
  lines: readonly { notShipped?: true | undefined }[];
};

/** One fact of an invoice; `tone` colors its value. */
export type InvoiceFact = {
  term: string;
  value: string;
  tone?: StatusTone;
};

/** `voidSince`: its order was canceled before it was paid. */
type Issued = { number: string; issuedAt: Date; voidSince?: Date | null | undefined };

export function invoiceTitle(
  { voidSince }: Pick<Issued, 'voidSince'>,
  { title = INVOICE_TITLE }: WrittenWords,
): string {
  return voidSince ? `Void ${title}` : title;
}

/**
 * The head of an invoice, on screen and in the PDF (specification, section 2). Dates are in the given time
 * zone.
 */
export function invoiceFacts(issued: Issued | null, order: Invoiced, zone: string): InvoiceFact[] {
  const expectedDelivery = expectsArrival(order, order.lines) ? order.expectedDelivery : null;
  return [
    { term: 'Invoice Number', value: issued?.number ?? 'Draft' },
    { term: 'Invoice Date', value: issued ? formatLongDate(issued.issuedAt, zone) : 'Not issued yet' },
    ...(issued?.voidSince
      ? [{ term: 'Void Since', value: formatLongDate(issued.voidSince, zone), tone: 'error' as const }]
      : []),
    { term: 'Order ID', value: order.id },
    { term: 'Order Date', value: formatLongDate(order.createdAt, zone) },
    { term: 'Payment Method', value: order.paymentMethod || DEFAULT_PAYMENT_METHOD },
    { term: 'Payment', value: PAYMENTS[order.paymentStatus] },
    ...refundFacts(order.refund, zone),
    { term: 'Order Status', value: statusLabel(order.status), tone: statusTone(order.status) },
    ...(expectedDelivery
      ? [{ term: 'Expected Delivery', value: formatLongDate(expectedDelivery, zone) }]
      : []),
  ];
}

const PAYMENTS: Record<PaymentStatus, string> = {
  paid: 'Paid',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
  charged_back: 'Charged back',
};

function refundFacts(refund: Invoiced['refund'], zone: string): InvoiceFact[] {
  if (!refund || !isCommitted(refund)) return [];
  const amount = formatMoney(refund.amount);
  if (isUnderWay(refund)) return [{ term: 'Refund', value: `${amount}, under way` }];
  return [
    { term: 'Refunded Amount', value: amount },
    { term: 'Refund Date', value: formatLongDate(refund.doneAt ?? refund.requestedAt, zone) },
  ];
}
