import { Suspense, use } from 'react';
import { data } from 'react-router';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { inBrowser, onServer } from '../../data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/dashboard';
import { DASHBOARD_PATH } from './dashboard-path.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { type DashboardData, loadDashboard } from './load-dashboard.ts';

const loadOnServer = onServer(loadDashboard);
const loadInBrowser = inBrowser(loadDashboard);

type PageData = { shown: DashboardData | Promise<DashboardData> };

export async function loader(args: Route.LoaderArgs) {
  const shown = await loadOnServer(args);
  const status = shown.dashboard.ok ? 200 : pageStatusOf(shown.dashboard.status);
  return data<PageData>({ shown }, { status });
}

/**
 * Coming from another screen the shape of this one is there at once; a change of the month keeps what is
 * shown until it is here.
 */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<PageData> {
  const shown = loadInBrowser(args);
  return { shown: window.location.pathname === DASHBOARD_PATH ? await shown : shown };
}

export const meta = () => adminMeta('Dashboard');

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader {...SCREEN_HEADS.dashboard} />
      <Suspense fallback={<DashboardSkeleton />}>
        <Shown {...loaderData} />
      </Suspense>
    </>
  );
}

function Shown({ shown }: PageData) {
  return <DashboardView {...(shown instanceof Promise ? use(shown) : shown)} />;
}
