import type { Hono } from 'hono';
import { getDashboard } from '#contract/calls/dashboard.ts';
import type { Database } from '#db/connection.ts';
import type { Config } from '../config/config.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { findPaymentTrouble } from '../payments/payment-trouble.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { presentDashboard } from './present-dashboard.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(
  app: Hono<Environment>,
  { config, db, settings, now }: { config: Config; db: Database; settings: CurrentSettings; now: () => Date },
): void {
  bind(app, getDashboard, async ({ query: { month } }, { visitor }) => {
    const { lowStockThreshold, timeZone: zone } = await settings.read();
    const request = { month, zone, lowStockThreshold, now: now() };
    const paymentTrouble = await findPaymentTrouble(db, { config, visitor });
    const dashboard = presentDashboard(await readDashboard(db, request));
    return success({ ...dashboard, ...omitNulls({ paymentTrouble }) });
  });
}
