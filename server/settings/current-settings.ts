import type { Database } from '#db/connection.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { createVersionedCache, type ReadVersion } from '../cache/versioned-cache.ts';
import { readSettings } from './read-settings.ts';

/** The settings of the moment, for whoever needs them often. */
export type CurrentSettings = {
  /** What they are when nobody has set them. */
  defaults: Settings;
  read(): Promise<Settings>;
  /** They have just been changed here: the next who asks gets the new ones. */
  forget(): void;
};

/**
 * Keeps the settings until `version` changes, which every change of a setting raises. It must be the one that
 * kept pages go by: a page that is rendered after the change would otherwise be kept with what was set before
 * it.
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
