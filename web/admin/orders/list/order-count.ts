import { formatCount } from '#domain/counts.ts';

/** '1 order' */
export function orderCount(count: number): string {
  return count === 1 ? '1 order' : `${formatCount(count)} orders`;
}
