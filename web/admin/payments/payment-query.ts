import { LIMITS } from '#contract/limits.ts';
import { PAYMENT_SORTS, type PaymentSort } from '#domain/payments/payment-sort.ts';

/** Which payments are asked for, as it stands in the address; an empty text is no filter. */
export type PaymentQuery = {
  show: 'all' | 'unsettled';
  search: string;
  sort: PaymentSort;
  /** From 1. */
  page: number;
};

export const PAYMENTS_PATH = '/admin/payments';
export const PAGE_SIZE = 20;

export const NO_QUERY: PaymentQuery = { show: 'all', search: '', sort: 'newest', page: 1 };

/** Reads an address. What does not exist counts as absent. */
export function readPaymentQuery(source: URLSearchParams): PaymentQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  return {
    show: textOf('show') === 'unsettled' ? 'unsettled' : NO_QUERY.show,
    search: textOf('search').slice(0, LIMITS.search),
    sort: PAYMENT_SORTS.find((sort) => sort === textOf('sort')) ?? NO_QUERY.sort,
    page: /^[1-9]\d{0,5}$/.test(textOf('page')) ? Number(textOf('page')) : NO_QUERY.page,
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writePaymentQuery(query: PaymentQuery): URLSearchParams {
  const written = Object.entries(query).filter(
    ([name, value]) => value !== NO_QUERY[name as keyof PaymentQuery],
  );
  return new URLSearchParams(written.map(([name, value]) => [name, String(value)]));
}

export function paymentsHref(query: PaymentQuery): string {
  const written = writePaymentQuery(query);
  return written.size === 0 ? PAYMENTS_PATH : `${PAYMENTS_PATH}?${written}`;
}

/** The part of a query that decides which payments are in the list, as the calls of the wire take it. */
export function filterOf({ show, search }: PaymentQuery) {
  return { ...(show === 'unsettled' && { show }), ...(search && { search }) };
}
