import type { Database } from '#db/connection.ts';
import { type Facets, type ProductFilter, selectFacets } from './facet-queries.ts';
import { BY_RULE } from './search/search-plan.ts';

export type ReadFacets = (filter: ProductFilter) => Promise<Facets>;

/** More combinations of filters than these are not kept. */
const MOST_KEPT = 500;

/**
 * Facets without a search, read once for each version of the catalogue: all products are counted for them, every list shows them
 * and every key of a suggestion asks for the names in them.
 */
export function keepFacets(db: Database, version: () => Promise<number | null>): ReadFacets {
  const kept = new Map<string, Promise<Facets>>();
  let keptVersion: number | null = null;
  return async (filter) => {
    const current = await version();
    if (current !== keptVersion || kept.size >= MOST_KEPT) kept.clear();
    keptVersion = current;
    const key = JSON.stringify(Object.entries(filter).filter(([, value]) => value != null));
    const facets = kept.get(key) ?? selectFacets(db, filter, BY_RULE);
    if (current === null) return await facets;
    kept.set(key, facets);
    // What could not be read is asked for again.
    facets.catch(() => kept.delete(key));
    return await facets;
  };
}
