import { MAX_FEATURED } from './featured.ts';

/** States how many featured products shoppers see: 'Featured: 10 of 12 shown on Home'. */
export function featuredText(featured: number): string {
  if (featured <= MAX_FEATURED) return `Featured: ${featured} of ${MAX_FEATURED} shown on Home`;
  return `Featured: ${featured}, of which Home shows the newest ${MAX_FEATURED}`;
}
