import type { CacheTag } from '#db/cache-tags.ts';
import type { Cents } from '#domain/money.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import type { ProductFilter } from './facet-queries.ts';
import { highestCents, lowestCents } from './product-conditions.ts';
import type { CatalogueTotals } from './product-list-queries.ts';

/** Totals that are cached, by category, brand and the other filters. */
const MAX_TOTALS = 1_000;

/** Products whose prices are cached for one set of filters; of more, each range of prices is counted. */
const MAX_PRICES = 50_000;

/** Prices in memory, of 4 bytes each. */
const CAPACITY = 1_000_000;

/**
 * Caches the numbers of products that pass filters. Shoppers choose among few categories, brands and ratings,
 * but among any number of price ranges: those are counted in the sorted prices of what all other filters
 * pass.
 */
export function createCatalogueTotals(watch: InvalidationWatch): CatalogueTotals {
  const totals = createTaggedCache<number>(watch, { bounds: { max: MAX_TOTALS } });
  /** Null: they are too many. */
  const prices = createTaggedCache<Int32Array | null>(watch, {
    bounds: { maxSize: CAPACITY, measureSize: (sorted) => sorted?.length ?? 1 },
  });
  return {
    async count(key, filter, count) {
      const read = async () => ({ value: await count(), tags: listFilterTags(filter) });
      return (await totals.get(key, read)).value;
    },
    async countPrices(key, filter, readPrices) {
      const { value: sorted } = await prices.get(key, async () => {
        const found = await readPrices(MAX_PRICES + 1);
        const value = found.length > MAX_PRICES ? null : Int32Array.from(found).sort();
        return { value, tags: listFilterTags(filter) };
      });
      return sorted && countBetween(sorted, filter);
    },
  };
}

/** Lists the cache tags of the products that pass a filter. The settings decide which reviews count. */
export function listFilterTags({ rating, inStock }: Pick<ProductFilter, 'rating' | 'inStock'>): CacheTag[] {
  return [
    'catalogue',
    'settings',
    ...(rating ? (['ratings'] as const) : []),
    ...(inStock ? (['availability'] as const) : []),
  ];
}

function countBetween(sorted: Int32Array, { minPrice, maxPrice }: ProductFilter): number {
  const below = minPrice == null ? 0 : countBelow(sorted, lowestCents(minPrice));
  const upTo = maxPrice == null ? sorted.length : countBelow(sorted, highestCents(maxPrice) + 1);
  return Math.max(0, upTo - below);
}

/** Counts the prices below a bound by binary search. */
function countBelow(sorted: Int32Array, bound: Cents): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < bound) from = middle + 1;
    else to = middle;
  }
  return from;
}
