import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import DollarSign from 'lucide-react/icons/dollar-sign';
import Hourglass from 'lucide-react/icons/hourglass';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { formatCount } from '#domain/counts.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { formatWholeDollars } from './format.ts';

type Stat = {
  name: keyof WireDashboard['stats'];
  label: string;
  icon: LucideIcon;
  format?: (value: number) => string;
  /** The compared part of a figure that is better the larger it is. */
  what?: string;
};

const STATS: readonly Stat[] = [
  { name: 'totalUsers', label: 'Total Users', icon: Users, what: 'new customers' },
  { name: 'totalOrders', label: 'Total Orders', icon: ClipboardList, what: 'orders this month' },
  {
    name: 'totalSales',
    label: 'Total Sales',
    icon: DollarSign,
    format: formatWholeDollars,
    what: 'sales this month',
  },
  { name: 'pendingOrders', label: 'Pending Orders', icon: Hourglass },
];

/** The four figures (specification, sections 2 and 3). */
export function StatCards({ dashboard: { stats, changes } }: { dashboard: WireDashboard }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {STATS.map(({ name, label, icon: Icon, format = formatCount, what }) => (
        <Card as="li" key={name} padded={false} className="min-w-0 p-4 sm:px-5">
          <p className="flex items-center justify-between gap-2 text-sm font-medium">
            {label}
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </p>
          <p className="numeric mt-1 font-display text-2xl font-medium wrap-anywhere">
            {format(stats[name])}
          </p>
          <Change change={changes[name]} what={what} />
        </Card>
      ))}
    </ul>
  );
}

function Change({ change, what }: { change: number | null; what: string | undefined }) {
  if (change === null) return <p className="mt-1 text-xs text-muted">Nothing to compare with yet</p>;
  const Arrow = change < 0 ? TrendingDown : TrendingUp;
  return (
    <p className="mt-1 text-xs text-muted">
      <span
        className={classNames(
          'numeric inline-flex items-center gap-1 font-semibold max-sm:flex',
          chooseTone(what ? change : 0),
        )}
      >
        {change !== 0 && <Arrow aria-hidden="true" className="size-3.5" />}
        {change > 0 && '+'}
        {formatCount(change)}%
      </span>{' '}
      {what} <span className="block">vs this time last month</span>
    </p>
  );
}

function chooseTone(change: number): string {
  if (change === 0) return 'text-ink';
  return change > 0 ? 'text-good' : 'text-bad';
}
