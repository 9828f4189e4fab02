import type { CacheTag } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import type { Config } from '../config/config.ts';
import { parseSettings } from './read-settings.ts';
import { selectSettingsAndDiscounts } from './settings-queries.ts';

/** The current settings, cached. */
export type CurrentSettings = {
  defaults: Settings;
  read(): Promise<Settings>;
  /** Reads whether the shop has discounts; without automatic ones, an order without codes reads none. */
  discounts(): Promise<ShopDiscounts>;
  /** A value of the shop that is read by its orders, cached until its tag is invalidated. */
  cached<Value>(tag: CacheTag, read: () => Promise<Value>): Promise<Value>;
};

/** `discountsItself`: it has automatic ones. */
export type ShopDiscounts = { takesCodes: boolean; discountsItself: boolean };

type Cached = { settings: Settings; discounts: ShopDiscounts };

/**
 * Caches the settings until they are invalidated. Cached answers must have the same watch: otherwise one that
 * is computed after a change could be cached with the settings before it.
 */
export function createCurrentSettings(
  db: Database,
  { defaults, watch }: { defaults: Settings; watch: InvalidationWatch },
): CurrentSettings {
  const cache = createTaggedCache<Cached>(watch, { bounds: { max: 1 } });
  const others = createTaggedCache<unknown>(watch, { bounds: { max: 10 } });
  const readStored = async () => {
    const { stored, discounts } = await selectSettingsAndDiscounts(db);
    const { settings } = parseSettings(stored, defaults);
    return { value: { settings, discounts }, tags: ['settings', 'discounts'] as const };
  };
  const current = async () => (await cache.get('settings', readStored)).value;
  return {
    defaults,
    read: async () => (await current()).settings,
    discounts: async () => (await current()).discounts,
    async cached<Value>(tag: CacheTag, read: () => Promise<Value>) {
      const cached = await others.get(tag, async () => ({ value: await read(), tags: [tag] }));
      // Each tag has one reader.
      return cached.value as Value;
    },
  };
}

/** Returns the settings that hold until staff change them. */
export function defaultSettings({ pricing, unpaidOrderHours }: Config): Settings {
  return { ...DEFAULT_SETTINGS, ...pricing, unpaidOrderHours };
}
