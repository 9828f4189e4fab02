import { readCatalogueVersions, selectTouches, type Touch } from '#db/catalogue-version.ts';
import type { Database } from '#db/connection.ts';
import { atMostEvery } from './at-most-every.ts';
import type { Changes, ReadVersion } from './versioned-cache.ts';

/** Touches that are remembered; a cache that missed more is emptied. */
const MAX_TOUCHES = 1_000;

/** What other processes and this one have changed; null while the database is away. */
export type CatalogueWatch = {
  /** The number that changes with the catalogue and the settings. */
  version: ReadVersion;
  /** The products whose votes or ratings changed. */
  touches: () => Promise<Changes<Touch> | null>;
};

/** Reads at most once in `milliseconds`: changes appear after at most that time. */
export function watchCatalogue(db: Database, milliseconds: number): CatalogueWatch {
  let touches: Changes<Touch> | null = null;
  const read = atMostEvery(milliseconds, async () => {
    const { version, touches: latest } = await readCatalogueVersions(db);
    // Fewer than before: the database was restored.
    if (!touches || latest < touches.latest) touches = { latest, complete: latest, recent: [] };
    else if (latest > touches.latest)
      touches = extend(touches, latest, await selectTouches(db, touches.latest));
    return { version, touches };
  });
  return {
    version: async () => (await read())?.version ?? null,
    touches: async () => (await read())?.touches ?? null,
  };
}

function extend({ recent, complete }: Changes<Touch>, latest: number, found: Touch[]): Changes<Touch> {
  const all = [...recent, ...found];
  const dropped = all.slice(0, Math.max(0, all.length - MAX_TOUCHES)).at(-1);
  return { latest, complete: dropped?.number ?? complete, recent: all.slice(-MAX_TOUCHES) };
}
