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

type StatName = keyof WireDashboard['stats'];
type Stat = {
  name: StatName;
  label: string;
  icon: LucideIcon;
  format: (value: number) => string;
  /** What of it is compared, where that is not all of it. */
  what?: string;
  /** Whether more of it is good news, or just more. */
  isBetterWhenMore: boolean;
};

const STATS: readonly Stat[] = [
  {
    name: 'totalUsers',
    label: 'Total Users',
    icon: Users,
    format: formatCount,
    what: 'new customers',
    isBetterWhenMore: true,
  },
  {
    name: 'totalOrders',
    label: 'Total Orders',
    icon: ClipboardList,
    format: formatCount,
    what: 'orders this month',
    isBetterWhenMore: true,
  },
  {
    name: 'totalSales',
    label: 'Total Sales',
    icon: DollarSign,
    format: formatWholeDollars,
    what: 'sales this month',
    isBetterWhenMore: true,
  },
  {
    name: 'pendingOrders',
    label: 'Pending Orders',
    icon: Hourglass,
    format: formatCount,
    isBetterWhenMore: false,
  },
];

/** The four figures (spec 2, 3). */
export function StatCards({ dashboard: { stats, changes } }: { dashboard: WireDashboard }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {STATS.map(({ name, label, icon: Icon, format, ...stat }) => (
        <Card as="li" key={name} padded={false} className="min-w-0 p-4 sm:px-5">
          <p className="flex items-center justify-between gap-2 text-sm font-medium">
            {label}
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </p>
          <p className="numeric mt-1 font-display text-2xl font-medium wrap-anywhere">
            {format(stats[name])}
          </p>
          <Change change={changes[name]} {...stat} />
        </Card>
      ))}
    </ul>
  );
}

function Change({
  change,
  what,
  isBetterWhenMore,
}: { change: number | null } & Pick<Stat, 'what' | 'isBetterWhenMore'>) {
  if (change === null) return <p className="mt-1 text-xs text-muted">Nothing to compare with yet</p>;
  const Arrow = change < 0 ? TrendingDown : TrendingUp;
  const isGood = isBetterWhenMore && change > 0;
  const isBad = isBetterWhenMore && change < 0;
  return (
    <p className="mt-1 text-xs text-muted">
      <span
        className={classNames(
          'numeric inline-flex items-center gap-1 font-semibold max-sm:flex',
          isGood ? 'text-good' : isBad ? 'text-bad' : 'text-ink',
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
