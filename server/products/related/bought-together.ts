import type { Database } from '#db/connection.ts';
import { findBoughtTogether } from './bought-together-queries.ts';

/** Milliseconds after which it is read again. */
const FRESH = 3_600_000;

export type BoughtTogether = ReturnType<typeof createBoughtTogether>;

/** A cache of products that are bought together, read at most once an hour because they change slowly. */
export function createBoughtTogether(db: Database, now: () => Date) {
  let last: { pairs: Promise<Map<string, string[]>>; at: number } | null = null;

  /** Ids of the products that were bought together with one, the most often first. */
  return async (productId: string): Promise<readonly string[]> => {
    const at = now().getTime();
    if (last === null || at - last.at >= FRESH) {
      const pairs = findBoughtTogether(db);
      const read = { pairs, at };
      last = read;
      pairs.catch(() => {
        // The next request tries again.
        if (last === read) last = null;
      });
    }
    return (await last.pairs).get(productId) ?? [];
  };
}
