import { isDay } from '#domain/dates.ts';
import {
  ORDER_NEEDS,
  ORDER_SORTS,
  ORDER_TYPES,
  type OrderNeed,
  type OrderSort,
  type OrderType,
} from '#domain/orders/order-filter.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/status.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** What the list of orders is asked for, as it stands in the address; an empty text is no filter. */
export type OrderQuery = {
  search: string;
  /** A day of the shop's time zone, as YYYY-MM-DD. */
  date: string;
  /** The last day of a range that begins with `date`; empty for that day alone. */
  to: string;
  type: OrderType | '';
  status: OrderStatus | '';
  /** What they need of staff, as the dashboard asks for it. */
  need: OrderNeed | '';
  /** The orders that were deleted, in place of the others. */
  view: 'deleted' | '';
  sort: OrderSort;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
  /** The order whose details are open. */
  order: string;
};

export const ORDERS_PATH = '/admin/orders';
/** Spec 9. */
export const PAGE_SIZE = 10;

export const NO_QUERY: OrderQuery = {
  search: '',
  date: '',
  to: '',
  type: '',
  status: '',
  need: '',
  view: '',
  sort: 'newest',
  page: 1,
  size: PAGE_SIZE,
  order: '',
};

/** Reads an address. What does not exist counts as absent. */
export function readOrderQuery(source: URLSearchParams): OrderQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  const date = isDay(textOf('date')) ? textOf('date') : '';
  return {
    search: readSearch(source),
    date,
    to: isDay(textOf('to')) && date !== '' && textOf('to') > date ? textOf('to') : '',
    type: ORDER_TYPES.find((type) => type === textOf('type')) ?? '',
    status: ORDER_STATUSES.find((status) => status === textOf('status')) ?? '',
    need: ORDER_NEEDS.find((need) => need === textOf('need')) ?? '',
    view: textOf('view') === 'deleted' ? 'deleted' : '',
    sort: ORDER_SORTS.find((sort) => sort === textOf('sort')) ?? NO_QUERY.sort,
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
    order: textOf('order'),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeOrderQuery(query: OrderQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function ordersHref(query: OrderQuery): string {
  const written = writeOrderQuery(query);
  return written.size === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${written}`;
}

/** The list with this order's details open, as other screens link to it. */
export function orderHref(id: string): string {
  return ordersHref({ ...NO_QUERY, order: id });
}

/** The part of a query that decides which orders are in the list, as the calls of the wire take it. */
export function filterOf({ search, date, to, type, status, need, view }: OrderQuery) {
  return {
    ...(search && { search }),
    ...(date && { date }),
    ...(date && to && { to }),
    ...(type && { type }),
    ...(status && { status }),
    ...(need && { need }),
    ...(view && { deleted: 'true' }),
  };
}

export function hasFilters(query: OrderQuery): boolean {
  return Object.keys(filterOf({ ...query, view: '' })).length > 0;
}

/** The same list without filters. */
export function withoutFilters({ view, sort, size }: OrderQuery): OrderQuery {
  return { ...NO_QUERY, view, sort, size };
}
