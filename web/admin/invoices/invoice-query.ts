import { readPage } from '#domain/lists/list-url.ts';

/** The invoice in an address: that of one order, or one of all that a search finds. */
export type InvoiceQuery = {
  /** Null for all orders. */
  orderId: string | null;
  search: string;
  /** The position among all, from 1. */
  page: number;
};

export const INVOICES_PATH = '/admin/invoice';

export function readInvoiceQuery(orderId: string | undefined, source: URLSearchParams): InvoiceQuery {
  return {
    orderId: orderId ?? null,
    search: (source.get('search') ?? '').trim(),
    page: readPage((source.get('page') ?? '').trim()),
  };
}

export function invoiceHref({ orderId, search, page }: InvoiceQuery): string {
  const path = orderId === null ? INVOICES_PATH : `${INVOICES_PATH}/${encodeURIComponent(orderId)}`;
  const written = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return written.size === 0 ? path : `${path}?${written}`;
}
