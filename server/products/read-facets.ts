import type { Database } from '#db/connection.ts';
import { createVersionedCache, type ReadVersion } from '../cache/versioned-cache.ts';
import { type Facets, type ProductFilter, selectFacets } from './facet-queries.ts';
import { BY_RULE } from './search/search-plan.ts';

/** Reads facets without a search, cached: each counts all products, and lists and suggestions use them. */
export function createReadFacets(db: Database, version: ReadVersion) {
  const cache = createVersionedCache<Facets>({ version, bounds: { max: 500 } });
  return (filter: ProductFilter): Promise<Facets> => {
    const key = JSON.stringify(Object.entries(filter).filter(([, value]) => value != null));
    return cache.get(key, () => selectFacets(db, filter, BY_RULE));
  };
}
