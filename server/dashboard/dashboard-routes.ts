import type { Hono } from 'hono';
import { getDashboard } from '#contract/calls/dashboard.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { presentDashboard } from './present-dashboard.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(
  app: Hono<Environment>,
  { db, settings, now }: { db: Database; settings: CurrentSettings; now: () => Date },
): void {
  bind(app, getDashboard, async ({ query: { month } }) => {
    const { lowStockThreshold, timeZone: zone } = await settings.read();
    const asked = { month, zone, lowStockThreshold, now: now() };
    return success(presentDashboard(await readDashboard(db, asked)));
  });
}
