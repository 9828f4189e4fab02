import type { Hono } from 'hono';
import { getSettings, updateSettings } from '#contract/calls/settings.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { changeSettings, lastChange } from './change-settings.ts';
import type { CurrentSettings } from './current-settings.ts';
import { presentSettings } from './present-settings.ts';
import { readSettings, type StoredSettings } from './read-settings.ts';

type SettingsServices = { db: Database; settings: CurrentSettings; now: () => Date };

/** Binds the calls of the settings for staff, read from the database and not from the cache. */
export function settingsRoutes(app: Hono<Environment>, { db, settings, now }: SettingsServices): void {
  bind(app, getSettings, async () => success(present(await readSettings(db, settings.defaults))));

  bind(app, updateSettings, async ({ body }, { staff }) => {
    const changed = await changeSettings(db, settings.defaults, body, { staff, now: now() });
    if (!changed.ok) return changed;
    return success(present(changed.stored));
  });
}

function present({ settings, changedAt }: StoredSettings) {
  return {
    ...presentSettings(settings),
    ...(settings.shippingZones.zones.length > 0 && { shipsByZone: true as const }),
    ...(settings.taxTable.rates.length > 0 && { taxesByPlace: true as const }),
    changedAt: lastChange(changedAt)?.toISOString() ?? null,
  };
}
