import type { Database } from '#db/connection.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { findSpellings, type Spellings } from './group-sql.ts';

/** Categories and brands whose spellings are cached. */
const MAX_NAMES = 1_000;

type Named = { category?: string | null | undefined; brand?: string | null | undefined };

/** Finds the spellings of the groups of a filter. */
export type KnownSpellings = (filter: Named) => Promise<Spellings>;

/** Caches the spellings that products have of a category or brand, until the catalogue changes. */
export function createKnownSpellings(db: Database, watch: InvalidationWatch): KnownSpellings {
  const cache = createTaggedCache<readonly string[]>(watch, { bounds: { max: MAX_NAMES } });
  async function find(group: keyof Spellings, name: string | null | undefined) {
    if (!name) return undefined;
    const read = async () => ({
      value: await findSpellings(db, group, name),
      tags: ['catalogue'] as const,
    });
    return (await cache.get(`${group} ${name}`, read)).value;
  }
  return async ({ category, brand }) => ({
    category: await find('category', category),
    brand: await find('brand', brand),
  });
}
