import { Suspense, use } from 'react';
import { data } from 'react-router';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { inBrowser, onServer } from '../../data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/dashboard';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { DASHBOARD_PATH, type DashboardData, loadDashboard } from './load-dashboard.ts';

const loadOnServer = onServer(loadDashboard);
const loadInBrowser = inBrowser(loadDashboard);

type PageData = { shown: DashboardData | Promise<DashboardData> };

export async function loader(args: Route.LoaderArgs) {
  const shown = await loadOnServer(args);
  const status = shown.dashboard.ok ? 200 : toPageStatus(shown.dashboard.status);
  return data<PageData>({ shown }, { status });
}

/** Navigation from another screen shows a skeleton; another month replaces the current one when loaded. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<PageData> {
  const shown = loadInBrowser(args);
  return { shown: window.location.pathname === DASHBOARD_PATH ? await shown : shown };
}

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Dashboard');

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="dashboard" />
      <Suspense fallback={<DashboardSkeleton />}>
        <Shown {...loaderData} />
      </Suspense>
    </>
  );
}

function Shown({ shown }: PageData) {
  return <DashboardView {...(shown instanceof Promise ? use(shown) : shown)} />;
}
