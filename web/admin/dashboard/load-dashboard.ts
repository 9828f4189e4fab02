import { getDashboard, type WireDashboard } from '#contract/calls/dashboard.ts';
import type { FirstStep } from '#domain/dashboard/first-steps.ts';
import { type LoadArgs, type Loaded, loaded } from '../../data.ts';
import { loadFirstSteps } from './load-first-steps.ts';

/**
 * What the dashboard shows; `month` is the one whose days were asked for. `firstSteps` are those done before
 * the first order; null once all are done or there is an order.
 */
export type DashboardData = {
  month: string | null;
  dashboard: Loaded<WireDashboard>;
  firstSteps: readonly FirstStep[] | null;
};

export async function loadDashboard({ api, url }: LoadArgs): Promise<DashboardData> {
  const month = monthIn(url.searchParams);
  const answer = await loaded(api(getDashboard, { query: month ? { month } : {} }));
  if (!answer.ok) return { month, dashboard: answer, firstSteps: null };
  const { body } = answer.data;
  const firstSteps = body.stats.totalOrders === 0 ? await loadFirstSteps(api) : null;
  return { month, dashboard: { ok: true, data: body }, firstSteps };
}

/** The month an address names; one that is none counts as not named. */
export function monthIn(query: URLSearchParams): string | null {
  const month = query.get('month') ?? '';
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}
