export type PaginationEntry = number | 'gap';

/**
 * Pages to link: the first, the last, and the current with its neighbors. A gap replaces at least two pages,
 * so that the length stays the same.
 */
export function paginationRange(page: number, pageCount: number): PaginationEntry[] {
  // First, last, current, its neighbors, and both gaps.
  if (pageCount <= 7) return countFrom(1, pageCount);

  const current = Math.max(1, Math.min(pageCount, page));
  const start = Math.max(3, Math.min(current - 1, pageCount - 4));
  const end = start + 2;
  return [
    1,
    start === 3 ? 2 : 'gap',
    ...countFrom(start, end),
    end === pageCount - 2 ? pageCount - 1 : 'gap',
    pageCount,
  ];
}

function countFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
