import {
  getDashboard,
  getFirstSteps,
  type WireDashboard,
  type WireFirstStep,
} from '#contract/calls/dashboard.ts';
import { getStatus, type WireTrouble } from '#contract/calls/status.ts';
import type { Api } from '#contract/client.ts';
import { type LoadArgs, type Loaded, loaded, loadedBody } from '../../data.ts';

export const DASHBOARD_PATH = '/admin/dashboard';

/** The address of the dashboard with the days of a month, or with the last months for null. */
export function dashboardPath(month: string | null): string {
  return month ? `${DASHBOARD_PATH}?month=${month}` : DASHBOARD_PATH;
}

export type DashboardData = {
  /** The month whose days are shown; null for the last months. */
  month: string | null;
  dashboard: Loaded<WireDashboard>;
  /** The steps before the first order; null once all are done or there is an order. */
  firstSteps: readonly WireFirstStep[] | null;
  /** What is wrong with the shop; nothing if it could not be loaded. */
  troubles: readonly WireTrouble[];
};

export async function loadDashboard({ api, url }: LoadArgs): Promise<DashboardData> {
  const month = monthFromQuery(url.searchParams);
  const [answer, status] = await Promise.all([
    loaded(api(getDashboard, { query: month ? { month } : {} })),
    loadedBody(api(getStatus, {})),
  ]);
  if (!answer.ok) return { month, dashboard: answer, firstSteps: null, troubles: [] };
  const { body } = answer.data;
  const firstSteps = body.stats.totalOrders === 0 ? await loadFirstSteps(api) : null;
  const troubles = status.ok ? status.data.troubles : [];
  return { month, dashboard: { ok: true, data: body }, firstSteps, troubles };
}

/** The month in an address; null if it is missing or invalid. */
export function monthFromQuery(query: URLSearchParams): string | null {
  const month = query.get('month') ?? '';
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}

/** The first steps; null if all are done, or if they could not be loaded. */
async function loadFirstSteps(api: Api): Promise<readonly WireFirstStep[] | null> {
  const steps = await loadedBody(api(getFirstSteps, {}));
  return steps.ok && steps.data.some(({ isDone }) => !isDone) ? steps.data : null;
}
