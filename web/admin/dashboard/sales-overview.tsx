import { useId } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import { formatDay, formatMonth, formatShortMonth, formatWholeDollars } from './format.ts';
import { DASHBOARD_PATH, dashboardPath, monthFromQuery } from './load-dashboard.ts';

/** The revenue of the last months, or of the days of one month (specification, sections 2 and 9). */
export function SalesOverview({ dashboard, month }: { dashboard: WireDashboard; month: string | null }) {
  const id = useId();
  const { location } = useNavigation();
  const isLoading = location?.pathname === DASHBOARD_PATH;
  const chosen = isLoading ? monthFromQuery(new URLSearchParams(location.search)) : month;
  const bars = month ? createDayBars(dashboard) : createMonthBars(dashboard);
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

function createMonthBars({ revenue }: WireDashboard): Bar[] {
  return revenue.map(({ month, revenue: value }) => ({
    key: month,
    name: formatMonth(month),
    mark: formatShortMonth(month),
    phoneMark: formatShortMonth(month).charAt(0),
    value,
    to: dashboardPath(month),
  }));
}

/** Labels the first and every fifth day: all labels would not fit. */
function createDayBars({ days = [] }: WireDashboard): Bar[] {
  return days.map(({ day, revenue: value }, index) => {
    const mark = index === 0 || (index + 1) % 5 === 0 ? String(index + 1) : '\u00a0';
    return { key: day, name: formatDay(day), mark, phoneMark: mark, value };
  });
}

/** Sets the month whose days the chart shows, in the address; works without script. */
function MonthField({ months, chosen }: { months: readonly string[]; chosen: string | null }) {
  const navigate = useNavigate();
  // An address may name an earlier month.
  const known = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  const options = known.map((month) => ({ value: month, label: formatMonth(month) })).reverse();
  return (
    <Form action={DASHBOARD_PATH} className="flex items-center gap-2">
      <SelectField
        label="Month"
        hideLabel
        name="month"
        placeholder="Last 12 months"
        options={options}
        value={chosen ?? ''}
        onChange={({ target }) => navigate(dashboardPath(target.value || null), { preventScrollReset: true })}
        className="w-48"
      />
      <Button type="submit" className="hidden! noscript:inline-flex!">
        Show
      </Button>
    </Form>
  );
}

type TableProps = { caption: string; period: string; bars: readonly Bar[] };

/** The chart as a table. */
function RevenueTable({ caption, period, bars }: TableProps) {
  return (
    <Disclosure summary="Show as a table">
      <table className="w-full text-sm text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {period}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, value }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-normal">
                {name}
              </th>
              <td className="numeric py-2 text-end">{formatWholeDollars(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
