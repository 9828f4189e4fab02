import type { Database } from '#db/connection.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
 * Keeps the settings until `version` changes, which every change of a setting raises. It must be the one that kept pages
 * go by: a page that is rendered after the change would otherwise be kept with what was set before it.
 */
export function createCurrentSettings(
  db: Database,
  { defaults, version }: { defaults: Settings; version: () => Promise<number | null> },
): CurrentSettings {
  let kept: { version: number; settings: Promise<Settings> } | null = null;

  return {
    defaults,
    async read() {
      const current = await version();
      if (kept !== null && kept.version === current) return await kept.settings;
      const settings = readSettings(db, defaults).then((stored) => stored.settings);
      // Unknown while the database is away: nothing is kept then, and reading says what is wrong.
      const entry = current === null ? null : { version: current, settings };
      kept = entry;
      return await settings.catch((error: unknown) => {
        if (kept === entry) kept = null;
        throw error;
      });
    },
    forget() {
      kept = null;
    },
  };
}
