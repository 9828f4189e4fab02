import type { Database } from '#db/connection.ts';
import { createVersionedCache, type ReadVersion } from '../cache/versioned-cache.ts';
import { type Facets, type ProductFilter, selectFacets } from './facet-queries.ts';
import { BY_RULE } from './search/search-plan.ts';

export type ReadFacets = (filter: ProductFilter) => Promise<Facets>;

/**
 * Facets without a search, cached: all products are counted for them, every list shows them, and every key of
 * a suggestion asks for the names in them.
 */
export function createReadFacets(db: Database, version: ReadVersion): ReadFacets {
  const cache = createVersionedCache<Facets>({ version, bounds: { max: 500 } });
  return (filter) => {
    const key = JSON.stringify(Object.entries(filter).filter(([, value]) => value != null));
    return cache.get(key, () => selectFacets(db, filter, BY_RULE));
  };
}
