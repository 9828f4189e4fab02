import type { Database } from '#db/connection.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import type { Config } from '../config/config.ts';
import { readSettings } from './read-settings.ts';

/** The current settings, cached. */
export type CurrentSettings = {
  defaults: Settings;
  read(): Promise<Settings>;
};

/**
 * Caches the settings until they are invalidated. Cached answers must have the same watch: otherwise one that
 * is computed after a change could be cached with the settings before it.
 */
export function createCurrentSettings(
  db: Database,
  { defaults, watch }: { defaults: Settings; watch: InvalidationWatch },
): CurrentSettings {
  const cache = createTaggedCache<Settings>(watch, { bounds: { max: 1 } });
  const readStored = async () => ({
    value: (await readSettings(db, defaults)).settings,
    tags: ['settings'] as const,
  });
  return {
    defaults,
    read: async () => (await cache.get('settings', readStored)).value,
  };
}

/** The settings that hold until staff change them. */
export function defaultSettings({ pricing, unpaidOrderHours }: Config): Settings {
  return { ...DEFAULT_SETTINGS, ...pricing, unpaidOrderHours };
}
