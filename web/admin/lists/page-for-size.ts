/** The page of another size that contains the first row of this page. Pages count from 1. */
export function pageForSize({ page, size }: { page: number; size: number }, nextSize: number): number {
  return Math.floor(((page - 1) * size) / nextSize) + 1;
}
