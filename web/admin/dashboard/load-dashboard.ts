import { getShopSettings } from '#contract/calls/checkout.ts';
import { getDashboard, type WireDashboard } from '#contract/calls/dashboard.ts';
import { listStaffAccounts } from '#contract/calls/staff.ts';
import { listStaffProducts } from '#contract/calls/staff-products.ts';
import type { Api } from '#contract/client.ts';
import { FIRST_STEPS, type FirstStep, firstStepsDone } from '#domain/dashboard/first-steps.ts';
import { type LoadArgs, type Loaded, loaded } from '../../data.ts';

export const DASHBOARD_PATH = '/admin/dashboard';

/** The address of the dashboard with the days of a month, or with the last months for null. */
export function dashboardPath(month: string | null): string {
  return month ? `${DASHBOARD_PATH}?month=${month}` : DASHBOARD_PATH;
}

export type DashboardData = {
  /** The month whose days are shown; null for the last months. */
  month: string | null;
  dashboard: Loaded<WireDashboard>;
  /** The steps done before the first order; null once all are done or there is an order. */
  firstSteps: readonly FirstStep[] | null;
};

export async function loadDashboard({ api, url }: LoadArgs): Promise<DashboardData> {
  const month = monthFromQuery(url.searchParams);
  const answer = await loaded(api(getDashboard, { query: month ? { month } : {} }));
  if (!answer.ok) return { month, dashboard: answer, firstSteps: null };
  const { body } = answer.data;
  const firstSteps = body.stats.totalOrders === 0 ? await loadFirstSteps(api) : null;
  return { month, dashboard: { ok: true, data: body }, firstSteps };
}

/** The month in an address; null if it is missing or invalid. */
export function monthFromQuery(query: URLSearchParams): string | null {
  const month = query.get('month') ?? '';
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}

/** The steps that are done; null if all are, or if they could not be loaded. */
async function loadFirstSteps(api: Api): Promise<readonly FirstStep[] | null> {
  const answers = await loaded(
    Promise.all([
      api(listStaffProducts, { query: { limit: 1 } }),
      api(getShopSettings, {}),
      api(listStaffAccounts, {}),
    ]),
  );
  if (!answers.ok) return null;
  const [products, { body: settings }, { body: accounts }] = answers.data;
  const done = firstStepsDone({
    products: products.total ?? 0,
    company: settings.company,
    isPaidByEmulator: settings.payment.emulatorPath !== undefined,
    // The demo account has no `addedBy`.
    hasAddedStaff: accounts.some(({ addedBy }) => addedBy !== undefined),
  });
  return done.size < FIRST_STEPS.length ? [...done] : null;
}
