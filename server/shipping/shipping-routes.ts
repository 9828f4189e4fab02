import type { Hono } from 'hono';
import { getShippingZones, putShippingZones, ShippingZones } from '#contract/calls/shipping.ts';
import { findMoneyPaths } from '#contract/money.ts';
import { amountsToDollars } from '#contract/money-paths.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { changeList } from '../settings/change-list.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { presentShippingZones } from './present-shipping-zones.ts';
import { toZones } from './to-zones.ts';

type Services = { db: Database; settings: CurrentSettings; now: () => Date };

/** Binds the calls of the shipping zones for staff, read from the database and not from the cache. */
export function shippingRoutes(app: Hono<Environment>, { db, settings, now }: Services): void {
  bind(app, getShippingZones, async () => {
    const stored = await readSettings(db, settings.defaults);
    return success(presentShippingZones(stored.settings.shippingZones));
  });

  bind(app, putShippingZones, async ({ body: { version, ...form } }, { staff }) => {
    const change = {
      name: 'shippingZones' as const,
      seen: version,
      next: () => ({ zones: toZones(form) }),
      audited: (list: Parameters<typeof presentShippingZones>[0]) =>
        amountsToDollars({ zones: presentShippingZones(list).zones }, MONEY),
    };
    const changed = await changeList(db, settings.defaults, change, { staff, now: now() });
    return changed.ok ? success(presentShippingZones(changed.list)) : changed;
  });
}

const MONEY = findMoneyPaths(ShippingZones);
