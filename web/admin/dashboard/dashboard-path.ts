export const DASHBOARD_PATH = '/admin/dashboard';

/** The dashboard with the days of a month; null: with the latest months. */
export function dashboardPath(month: string | null): string {
  return month ? `${DASHBOARD_PATH}?month=${month}` : DASHBOARD_PATH;
}
