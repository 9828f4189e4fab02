import { MOST_FEATURED } from './featured.ts';

/** How much of what is featured shoppers see: 'Featured: 10 of 12 shown on Home'. */
export function featuredText(featured: number): string {
  if (featured <= MOST_FEATURED) return `Featured: ${featured} of ${MOST_FEATURED} shown on Home`;
  return `Featured: ${featured}, of which Home shows the newest ${MOST_FEATURED}`;
}
