import {
  STAFF_PRODUCT_SORTS,
  STOCK_LEVELS,
  type StaffProductSort,
  type StockLevel,
} from '#domain/products/staff-filter.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

type YesOrNo = 'yes' | 'no';

/** What the list of products is asked for, as it stands in the address; an empty text is no filter. */
export type ProductQuery = {
  search: string;
  stock: StockLevel | '';
  featured: YesOrNo | '';
  /** Whether staff offer it. */
  offered: YesOrNo | '';
  /** The products that were deleted, in place of the others. */
  view: 'deleted' | '';
  sort: StaffProductSort;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
};

export const PRODUCTS_PATH = '/admin/products';
export const PAGE_SIZE = 20;

export const NO_QUERY: ProductQuery = {
  search: '',
  stock: '',
  featured: '',
  offered: '',
  view: '',
  sort: 'newest',
  page: 1,
  size: PAGE_SIZE,
};

/** Reads an address. What does not exist counts as absent. */
export function readProductQuery(source: URLSearchParams): ProductQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  const choiceOf = (name: string) => YES_OR_NO.find((choice) => choice === textOf(name)) ?? '';
  return {
    search: readSearch(source),
    stock: STOCK_LEVELS.find((level) => level === textOf('stock')) ?? '',
    featured: choiceOf('featured'),
    offered: choiceOf('offered'),
    view: textOf('view') === 'deleted' ? 'deleted' : '',
    sort: STAFF_PRODUCT_SORTS.find((sort) => sort === textOf('sort')) ?? NO_QUERY.sort,
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
  };
}

const YES_OR_NO: readonly YesOrNo[] = ['yes', 'no'];

/** The query of an address, always in the same order and without what is the default. */
export function writeProductQuery(query: ProductQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function productsHref(query: ProductQuery): string {
  const written = writeProductQuery(query);
  return written.size === 0 ? PRODUCTS_PATH : `${PRODUCTS_PATH}?${written}`;
}

/** The form of one product, over the list that `search` asks for. */
export function productHref(id: string, search = ''): string {
  return `${PRODUCTS_PATH}/${encodeURIComponent(id)}${search}`;
}

export const NEW_PRODUCT_PATH = `${PRODUCTS_PATH}/new`;

/** The part of a query that decides which products are in the list, as the calls of the wire take it. */
export function filterOf({ search, stock, featured, offered, view }: ProductQuery) {
  return {
    ...(search && { search }),
    ...(stock && { stock }),
    ...(featured && { featured: String(featured === 'yes') }),
    ...(offered && { availability: String(offered === 'yes') }),
    ...(view && { deleted: 'true' }),
  };
}

export function hasFilters(query: ProductQuery): boolean {
  return Object.keys(filterOf({ ...query, view: '' })).length > 0;
}

/** The same list without filters. */
export function withoutFilters({ view, sort, size }: ProductQuery): ProductQuery {
  return { ...NO_QUERY, view, sort, size };
}
