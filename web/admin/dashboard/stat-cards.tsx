import {
  ClipboardList,
  DollarSign,
  Hourglass,
  type LucideIcon,
  TrendingDown,
  TrendingUp,
  Users,
} from 'lucide-react';
import type { WireDashboard } from '#contract/dashboard.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount, formatWholeDollars } from './format.ts';

type StatName = keyof WireDashboard['stats'];
type Stat = {
  name: StatName;
  label: string;
  icon: LucideIcon;
  format: (value: number) => string;
  /** What it is compared with. */
  against: string;
  /** Whether more of it is good news, or just more. */
  isBetterWhenMore: boolean;
};

const SAME_SPAN = 'vs this time last month';

const STATS: readonly Stat[] = [
  {
    name: 'totalUsers',
    label: 'Total Users',
    icon: Users,
    format: formatCount,
    against: `new customers ${SAME_SPAN}`,
    isBetterWhenMore: true,
  },
  {
    name: 'totalOrders',
    label: 'Total Orders',
    icon: ClipboardList,
    format: formatCount,
    against: `orders this month ${SAME_SPAN}`,
    isBetterWhenMore: true,
  },
  {
    name: 'totalSales',
    label: 'Total Sales',
    icon: DollarSign,
    format: formatWholeDollars,
    against: `sales this month ${SAME_SPAN}`,
    isBetterWhenMore: true,
  },
  {
    name: 'pendingOrders',
    label: 'Pending Orders',
    icon: Hourglass,
    format: formatCount,
    against: SAME_SPAN,
    isBetterWhenMore: false,
  },
];

/** The four figures (spec 2, 3). */
export function StatCards({ dashboard: { stats, changes } }: { dashboard: WireDashboard }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      {STATS.map(({ name, label, icon: Icon, format, ...stat }) => (
        <Card as="li" key={name} padded={false} className="min-w-0 p-4 sm:p-5">
          <p className="flex items-center justify-between gap-2 text-sm text-muted">
            {label}
            <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          </p>
          <p className="numeric mt-2 font-display text-2xl font-medium wrap-anywhere">
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
  against,
  isBetterWhenMore,
}: { change: number | null } & Pick<Stat, 'against' | 'isBetterWhenMore'>) {
  if (change === null) return <p className="mt-2 text-xs text-muted">Nothing to compare with yet</p>;
  const Arrow = change < 0 ? TrendingDown : TrendingUp;
  const isGood = isBetterWhenMore && change > 0;
  const isBad = isBetterWhenMore && change < 0;
  return (
    <p className="mt-2 text-xs text-muted">
      <span
        className={classNames(
          'numeric inline-flex items-center gap-1 font-semibold',
          isGood ? 'text-good' : isBad ? 'text-bad' : 'text-ink',
        )}
      >
        {change !== 0 && <Arrow aria-hidden="true" className="size-3.5" />}
        {change > 0 && '+'}
        {change.toLocaleString('en-US')}%
      </span>{' '}
      {against}
    </p>
  );
}
