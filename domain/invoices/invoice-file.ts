/** Invoices that are issued, or put into one file, at once. */
export const MAX_INVOICES = 100;

/** The URL of an order's invoice for its customer. */
export function invoiceUrl(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}/invoice/copy`;
}
