import type { Hono } from 'hono';
import { getDashboard, getFirstSteps, removeDemoData } from '#contract/calls/dashboard.ts';
import type { Config } from '../config/config.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findPaymentTrouble } from '../payments/payment-trouble.ts';
import { presentDashboard } from './present-dashboard.ts';
import { readDashboard } from './read-dashboard.ts';
import { readFirstSteps } from './read-first-steps.ts';

export function dashboardRoutes(
  app: Hono<Environment>,
  services: PaymentServices & { config: Config },
): void {
  const { config, db, settings, now } = services;
  bind(app, getDashboard, async ({ query: { month } }, { visitor }) => {
    const { lowStockThreshold, timeZone: zone } = await settings.read();
    const request = { month, zone, lowStockThreshold, now: now() };
    const paymentTrouble = await findPaymentTrouble(db, { config, visitor });
    const dashboard = presentDashboard(await readDashboard(db, request));
    return success({ ...dashboard, ...omitNulls({ paymentTrouble }) });
  });

  bind(app, getFirstSteps, async () => {
    const steps = await readFirstSteps({ db, config, settings: await settings.read(), now: now() });
    return success(
      steps.map(({ step, missing }) => ({ step, isDone: missing === null, ...omitNulls({ missing }) })),
    );
  });

  // Two at once would wait for each other's rows until the database gives up.
  let removing: ReturnType<typeof removeDemo> | null = null;
  bind(app, removeDemoData, async (_, { staff }) => {
    removing ??= removeDemo(services, staff).finally(() => {
      removing = null;
    });
    return success(await removing);
  });
}
