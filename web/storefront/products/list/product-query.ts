import { PRODUCT_SORTS, type ProductSort } from '#domain/products/filter.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { type PriceBounds, readBounds } from './price-bounds.ts';

/** What a list of products is asked for, as it stands in the address; an empty text is no filter. */
export type ProductQuery = PriceBounds & {
  search: string;
  /** 'true': nothing but what contains the search as it is typed. */
  exact: string;
  category: string;
  brand: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
};

export const PRODUCTS_PATH = '/user/products';
export const PAGE_SIZE = 24;

export const NO_QUERY: ProductQuery = {
  search: '',
  exact: '',
  category: '',
  brand: '',
  minPrice: '',
  maxPrice: '',
  sort: 'newest',
  page: 1,
};

/** Reads an address or the panel's form. An order or page that does not exist counts as absent. */
export function readProductQuery(source: URLSearchParams | FormData): ProductQuery {
  const textOf = (name: string) => String(source.get(name) ?? '').trim();
  const search = readSearch(source);
  const sort = PRODUCT_SORTS.find((sort) => sort === textOf('sort'));
  return {
    search,
    exact: search !== '' && textOf('exact') === 'true' ? 'true' : '',
    category: textOf('category'),
    brand: textOf('brand'),
    minPrice: textOf('minPrice'),
    maxPrice: textOf('maxPrice'),
    sort: sort && sortsFor(search).includes(sort) ? sort : usualSort(search),
    page: readPage(source),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeProductQuery(query: ProductQuery): URLSearchParams {
  const usual: ProductQuery = { ...NO_QUERY, sort: usualSort(query.search) };
  return writeQuery(query, usual);
}

export function productsHref(query: ProductQuery): string {
  const written = writeProductQuery(query);
  return written.size === 0 ? PRODUCTS_PATH : `${PRODUCTS_PATH}?${written}`;
}

/** The part of a query that decides which products are in the list, as the calls of the wire take it. */
export function filterOf({ search, exact, category, brand, ...typed }: ProductQuery) {
  const { minPrice, maxPrice } = readBounds(typed).bounds;
  return { search, ...(exact !== '' && { exact: true }), category, brand, minPrice, maxPrice };
}

/** The whole list in the same order. */
export function withoutFilters(query: ProductQuery): ProductQuery {
  return { ...NO_QUERY, sort: withoutSearch(query).sort };
}

export function withoutSearch(query: ProductQuery): ProductQuery {
  const sort = query.sort === usualSort(query.search) ? NO_QUERY.sort : query.sort;
  return { ...query, search: '', exact: '', sort, page: 1 };
}

/** The order unless another one is chosen: what fits a search best, else the newest, comes first. */
export function usualSort(search: string): ProductSort {
  return search === '' ? NO_QUERY.sort : 'relevance';
}

/** Without a search nothing fits better than the rest. */
export function sortsFor(search: string): readonly ProductSort[] {
  return search === '' ? PRODUCT_SORTS.filter((sort) => sort !== 'relevance') : PRODUCT_SORTS;
}
