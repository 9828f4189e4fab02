import { useId } from 'react';
import { useNavigation } from 'react-router';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import { DASHBOARD_PATH, dashboardPath } from './dashboard-path.ts';
import { formatDay, formatMonth, formatShortMonth, formatWholeDollars } from './format.ts';
import { monthIn } from './load-dashboard.ts';
import { MonthField } from './month-field.tsx';
import { RevenueTable } from './revenue-table.tsx';

/** The revenue of the latest months, or of the days of one of them (spec 2, 9). */
export function SalesOverview({ dashboard, month }: { dashboard: WireDashboard; month: string | null }) {
  const id = useId();
  const { location } = useNavigation();
  const isLoading = location?.pathname === DASHBOARD_PATH;
  const chosen = isLoading ? monthIn(new URLSearchParams(location.search)) : month;
  const bars = month ? barsOfDays(dashboard) : barsOfMonths(dashboard);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const period = month ? formatMonth(month) : 'the last 12 months';
  return (
    <Card
      as="section"
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
      padded={false}
      className="flex flex-col p-5 xl:col-span-2"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-lg">
            Sales Overview
          </h2>
          <p role="status" className="mt-1 text-sm text-muted">
            {isLoading ? (
              <span className="inline-flex items-center gap-3">
                <Spinner label={null} size="sm" />
                Loading sales...
              </span>
            ) : (
              <>
                <strong className="numeric font-semibold text-ink">{formatWholeDollars(total)}</strong> in{' '}
                {period}
              </>
            )}
          </p>
        </div>
        <MonthField months={dashboard.revenue.map((entry) => entry.month)} chosen={chosen} />
      </div>
      <div className={classNames('my-auto pb-3', isLoading && 'opacity-60')}>
        <BarChart label={`Revenue of ${period}`} bars={bars} />
      </div>
      <div className="-mb-5">
        <RevenueTable caption={`Revenue of ${period}`} period={month ? 'Day' : 'Month'} bars={bars} />
      </div>
    </Card>
  );
}

function barsOfMonths({ revenue }: WireDashboard): Bar[] {
  return revenue.map(({ month, revenue: value }) => ({
    key: month,
    name: formatMonth(month),
    mark: formatShortMonth(month),
    phoneMark: formatShortMonth(month).charAt(0),
    value,
    to: dashboardPath(month),
  }));
}

/** Every fifth day and the first are named: all of them would not fit. */
function barsOfDays({ days = [] }: WireDashboard): Bar[] {
  return days.map(({ day, revenue: value }, index) => {
    const mark = index === 0 || (index + 1) % 5 === 0 ? String(index + 1) : '\u00a0';
    return { key: day, name: formatDay(day), mark, phoneMark: mark, value };
  });
}
