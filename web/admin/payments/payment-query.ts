import { PAYMENT_SORTS, type PaymentSort } from '#domain/payments/payment-sort.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** Which payments are asked for, as it stands in the address; an empty text is no filter. */
export type PaymentQuery = {
  show: 'all' | 'unsettled';
  search: string;
  sort: PaymentSort;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
};

export const PAYMENTS_PATH = '/admin/payments';
export const PAGE_SIZE = 20;

export const NO_QUERY: PaymentQuery = { show: 'all', search: '', sort: 'newest', page: 1, size: PAGE_SIZE };

/** Reads an address. What does not exist counts as absent. */
export function readPaymentQuery(source: URLSearchParams): PaymentQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  return {
    show: textOf('show') === 'unsettled' ? 'unsettled' : NO_QUERY.show,
    search: readSearch(source),
    sort: PAYMENT_SORTS.find((sort) => sort === textOf('sort')) ?? NO_QUERY.sort,
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writePaymentQuery(query: PaymentQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function paymentsHref(query: PaymentQuery): string {
  const written = writePaymentQuery(query);
  return written.size === 0 ? PAYMENTS_PATH : `${PAYMENTS_PATH}?${written}`;
}

/** The part of a query that decides which payments are in the list, as the calls of the wire take it. */
export function filterOf({ show, search }: PaymentQuery) {
  return { ...(show === 'unsettled' && { show }), ...(search && { search }) };
}
