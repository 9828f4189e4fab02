import type { Order } from '../orders/order.ts';
import { isRefunded, type MaybeRefunded } from '../orders/order-refund.ts';
import { NO_INVOICE_OF_CANCELED, NO_INVOICE_OF_REFUNDED } from './invoice-words.ts';

/** `At` is the type of its times. */
type MaybeCanceled<At> = Pick<Order, 'paymentStatus'> & { cancellation?: { at: At } | null | undefined };

/**
 * Since when the invoice of an order is void: the order was canceled before it was paid, so nothing is owed,
 * and there is no money that a credit note could return. Null if it is not. A canceled order stays so.
 */
export function voidSince<At>({ paymentStatus, cancellation }: MaybeCanceled<At>): At | null {
  return paymentStatus === 'unpaid' ? (cancellation?.at ?? null) : null;
}

/** Why an order without an invoice gets none; null if it can have one. */
export function whyNoInvoice(order: MaybeRefunded & MaybeCanceled<unknown>): string | null {
  if (isRefunded(order)) return NO_INVOICE_OF_REFUNDED;
  return voidSince(order) === null ? null : NO_INVOICE_OF_CANCELED;
}
