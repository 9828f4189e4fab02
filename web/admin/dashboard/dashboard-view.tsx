import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { FirstSteps } from './first-steps.tsx';
import { type DashboardData, dashboardPath } from './load-dashboard.ts';
import { LowVariants } from './low-variants.tsx';
import { NeedsStrip } from './needs-strip.tsx';
import { PaymentTroubleNotice } from './payment-trouble.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { SalesOverview } from './sales-overview.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatusLine } from './status-line.tsx';

/** The dashboard below its title, or its error. */
export function DashboardView({ month, dashboard: answer, firstSteps, troubles }: DashboardData) {
  if (!answer.ok) {
    return <FailedToFetch what="dashboard data" message={answer.message} retryHref={dashboardPath(month)} />;
  }
  const { data: dashboard } = answer;
  return (
    <>
      {dashboard.paymentTrouble && <PaymentTroubleNotice trouble={dashboard.paymentTrouble} />}
      <StatusLine troubles={troubles} />
      {firstSteps && <FirstSteps steps={firstSteps} />}
      {(!firstSteps || needsAnyone(dashboard.needs)) && <NeedsStrip needs={dashboard.needs} />}
      <StatCards dashboard={dashboard} />
      <div className="mt-4 mb-4 grid gap-4 max-xl:items-start xl:grid-cols-3">
        <SalesOverview dashboard={dashboard} month={month} />
        <RecentActivity dashboard={dashboard} />
      </div>
      {dashboard.lowVariants.length > 0 && <LowVariants dashboard={dashboard} />}
      <RecentOrders orders={dashboard.orders} />
    </>
  );
}

function needsAnyone(needs: WireDashboard['needs']): boolean {
  return Object.values(needs).some((count) => count > 0);
}
