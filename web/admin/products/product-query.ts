import {
  STAFF_PRODUCT_SORTS,
  STOCK_LEVELS,
  type StaffProductSort,
  type StockLevel,
} from '#domain/catalogue/staff-filter.ts';

/** What the list of products is asked for, as it stands in the address; an empty text is no filter. */
export type ProductQuery = {
  search: string;
  stock: StockLevel | '';
  featured: 'yes' | 'no' | '';
  /** Whether staff offer it. */
  availability: 'yes' | 'no' | '';
  sort: StaffProductSort;
  /** From 1. */
  page: number;
};

export const PRODUCTS_PATH = '/admin/products';
export const PAGE_SIZE = 20;

export const NO_QUERY: ProductQuery = {
  search: '',
  stock: '',
  featured: '',
  availability: '',
  sort: 'newest',
  page: 1,
};

/** Reads an address. What does not exist counts as absent. */
export function readProductQuery(source: URLSearchParams): ProductQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === textOf(name)) ?? '';
  return {
    search: textOf('search').slice(0, 100),
    stock: oneOf('stock', STOCK_LEVELS),
    featured: oneOf('featured', ['yes', 'no']),
    availability: oneOf('availability', ['yes', 'no']),
    sort: STAFF_PRODUCT_SORTS.find((sort) => sort === textOf('sort')) ?? NO_QUERY.sort,
    page: /^[1-9]\d{0,5}$/.test(textOf('page')) ? Number(textOf('page')) : NO_QUERY.page,
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeProductQuery(query: ProductQuery): URLSearchParams {
  const written = Object.entries(query).filter(
    ([name, value]) => value !== NO_QUERY[name as keyof ProductQuery],
  );
  return new URLSearchParams(written.map(([name, value]) => [name, String(value)]));
}

export function productsHref(query: ProductQuery): string {
  return PRODUCTS_PATH + searchOf(query);
}

/** A product's form, or with 'new' an empty one, over the list as it is. */
export function productHref(id: string, query: ProductQuery = NO_QUERY): string {
  return `${PRODUCTS_PATH}/${encodeURIComponent(id)}${searchOf(query)}`;
}

/** The part of a query that decides which products are in the list, as the calls of the wire take it. */
export function filterOf({ search, stock, featured, availability }: ProductQuery) {
  return {
    ...(search && { search }),
    ...(stock && { stock }),
    ...(featured && { featured }),
    ...(availability && { availability }),
  };
}

export function isFiltered(query: ProductQuery): boolean {
  return Object.keys(filterOf(query)).length > 0;
}

function searchOf(query: ProductQuery): string {
  const written = writeProductQuery(query);
  return written.size === 0 ? '' : `?${written}`;
}
