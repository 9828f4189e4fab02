import type { Database } from '#db/connection.ts';
import { NO_FILTER } from '#domain/catalogue/filter.ts';
import { selectFacets } from '../facet-queries.ts';
import { BY_RULE } from './search-plan.ts';

/** The categories and brands of the shop, those with most products first. */
export type GroupNames = { categories: readonly string[]; brands: readonly string[] };

/**
 * Reads them once for each version of the catalogue: they are few, but to find them all products are looked at, and suggestions
 * are asked for with every key.
 */
export function keepGroupNames(
  db: Database,
  version: () => Promise<number | null>,
): () => Promise<GroupNames> {
  let kept: { version: number; names: Promise<GroupNames> } | null = null;
  return async () => {
    const current = await version();
    if (kept && kept.version === current) return await kept.names;
    const names = readGroupNames(db);
    // What could not be read is asked for again.
    names.catch(() => {
      kept = null;
    });
    kept = current === null ? null : { version: current, names };
    return await names;
  };
}

async function readGroupNames(db: Database): Promise<GroupNames> {
  const { categories, brands } = await selectFacets(db, NO_FILTER, BY_RULE);
  const byCount = (facet: typeof brands) =>
    facet.toSorted((one, other) => other.count - one.count).map(({ value }) => value);
  return { categories: byCount(categories), brands: byCount(brands) };
}
