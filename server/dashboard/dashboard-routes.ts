import type { Hono } from 'hono';
import { getDashboard } from '#contract/dashboard.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { readDashboard } from './read-dashboard.ts';

/** What staff see first. */
export function dashboardRoutes(
  app: Hono<Environment>,
  { db, now }: { db: Database; now: () => Date },
): void {
  bind(app, getDashboard, async ({ query: { month } }) =>
    success(await readDashboard(db, { month, now: now() })),
  );
}
