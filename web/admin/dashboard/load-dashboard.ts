import { getDashboard, type WireDashboard } from '#contract/calls/dashboard.ts';
import { type LoadArgs, type Loaded, loaded } from '../../data.ts';

/** What the dashboard shows; `month` is the one whose days were asked for. */
export type DashboardData = { month: string | null; dashboard: Loaded<WireDashboard> };

export async function loadDashboard({ api, url }: LoadArgs): Promise<DashboardData> {
  const month = monthIn(url.searchParams);
  const answer = await loaded(api(getDashboard, { query: month ? { month } : {} }));
  return { month, dashboard: answer.ok ? { ok: true, data: answer.data.body } : answer };
}

/** The month an address names; one that is none counts as not named. */
export function monthIn(query: URLSearchParams): string | null {
  const month = query.get('month') ?? '';
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}
