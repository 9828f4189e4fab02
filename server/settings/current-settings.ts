import type { Database } from '#db/connection.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { createVersionedCache, type ReadVersion } from '../cache/versioned-cache.ts';
import { readSettings } from './read-settings.ts';

/** The current settings, cached. */
export type CurrentSettings = {
  defaults: Settings;
  read(): Promise<Settings>;
  /** Clears the cache, after a change by this server. */
  forget(): void;
};

/**
 * Caches the settings until `version` changes. It must be the version of cached pages: otherwise a page
 * rendered after a change could be cached with the settings before it.
 */
export function createCurrentSettings(
  db: Database,
  { defaults, version }: { defaults: Settings; version: ReadVersion },
): CurrentSettings {
  const cache = createVersionedCache<Settings>({ version, bounds: { max: 1 } });
  return {
    defaults,
    read: () => cache.get('settings', async () => (await readSettings(db, defaults)).settings),
    forget: cache.clear,
  };
}
