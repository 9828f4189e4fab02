/** Invoices that are issued, or put into one file, at once. */
export const MAX_INVOICES = 100;

/** Where customers find the invoice of an order. */
export function invoiceUrl(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/invoice/copy`;
}
