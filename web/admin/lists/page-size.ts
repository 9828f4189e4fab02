/** Rows a page may have, to choose from. */
const PAGE_SIZES = [10, 25, 50, 100];
/** A list that fits it needs no choice. */
export const SMALLEST_SIZE = 10;

/** The choices of a list with this usual size, ascending. */
export function pageSizesOf(usual: number): number[] {
  return [...new Set([usual, ...PAGE_SIZES])].sort((a, b) => a - b);
}

/** The page size an address asks for; one that is no choice counts as the usual one. */
export function readPageSize(source: URLSearchParams, usual: number): number {
  return pageSizesOf(usual).find((size) => String(size) === source.get('size')) ?? usual;
}

/** The page of another size that holds the first row of this one. Pages count from 1. */
export function pageInSize({ page, size }: Place, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1;
}

/** Which part of a list: the page, from 1, and its rows at most. */
export type Place = { page: number; size: number };
