import { formatCount } from './counts.ts';
import { MAX_COUNTED } from './limits.ts';

/** `12`, or `1,000+` for a count that ends at MAX_COUNTED. Apart: pages of shoppers load counts.ts. */
export function formatLimitedCount(count: number): string {
  return `${formatCount(count)}${count >= MAX_COUNTED ? '+' : ''}`;
}
