import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageOpen from 'lucide-react/icons/package-open';
import Scale from 'lucide-react/icons/scale';
import Shapes from 'lucide-react/icons/shapes';
import Star from 'lucide-react/icons/star';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { Link } from 'react-router';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { formatCount } from '#domain/counts.ts';
import { formatLimitedCount } from '#domain/limited-count.ts';
import { classNames } from '#web/ui/styles/class-names.ts';

type Needs = WireDashboard['needs'];
type Need = { name: keyof Needs; icon: LucideIcon; one: string; many: string; to: string };

/** The most urgent first. */
const NEEDS: readonly Need[] = [
  {
    name: 'disputesToAnswer',
    icon: Scale,
    one: 'dispute to answer',
    many: 'disputes to answer',
    to: '/admin/payments?show=disputed',
  },
  {
    name: 'unsettledPayments',
    icon: CreditCard,
    one: 'payment needs a look',
    many: 'payments need a look',
    to: '/admin/payments?show=unsettled',
  },
  {
    name: 'ordersToPack',
    icon: PackageOpen,
    one: 'paid order to pack',
    many: 'paid orders to pack',
    to: '/admin/orders?need=to-pack',
  },
  {
    name: 'ordersToSend',
    icon: PackageCheck,
    one: 'packed order to send',
    many: 'packed orders to send',
    to: '/admin/orders?need=to-send',
  },
  {
    name: 'returnsToLookAt',
    icon: Undo2,
    one: 'return to look at',
    many: 'returns to look at',
    to: '/admin/returns?need=look',
  },
  {
    name: 'unreadMessages',
    icon: MessageSquare,
    one: 'unread message',
    many: 'unread messages',
    to: '/admin/messages?folder=unread',
  },
  {
    name: 'waitingReviews',
    icon: Star,
    one: 'review waits for approval',
    many: 'reviews wait for approval',
    to: '/admin/reviews?waiting=yes',
  },
  {
    name: 'lowStock',
    icon: Package,
    one: 'product low on stock',
    many: 'products low on stock',
    to: '/admin/products?stock=low',
  },
  {
    name: 'lowVariants',
    icon: Shapes,
    one: 'variant low on stock',
    many: 'variants low on stock',
    to: '/admin/products?stock=some-low',
  },
];

/** The numbers of orders, returns and others that need staff, with links. */
export function NeedsStrip({ needs }: { needs: Needs }) {
  const id = useId();
  const open = NEEDS.filter(({ name }) => needs[name] > 0);
  return (
    <section aria-labelledby={id} className="mb-4">
      <h2 id={id} className="sr-only">
        Needs you
      </h2>
      {open.length === 0 ? (
        <p className="flex items-center gap-3 rounded-xl bg-good-soft px-5 py-3 text-sm font-medium text-good">
          <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
          Nothing needs you right now.
        </p>
      ) : (
        <ul className="flex flex-wrap gap-px overflow-clip rounded-xl border border-line bg-line">
          {open.map((need) => (
            <li key={need.name} className="grow basis-full bg-surface sm:basis-52">
              <NeedLink {...need} count={needs[need.name]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NeedLink({ name, icon: Icon, one, many, to, count }: Need & { count: number }) {
  const isUrgent = name === 'unsettledPayments' || name === 'disputesToAnswer';
  const format = name === 'ordersToPack' ? formatCount : formatLimitedCount;
  return (
    <Link
      to={to}
      className="group flex h-full min-h-12 items-center gap-3 px-4 py-2.5 text-sm focus-inside transition-colors hover:bg-sunken sm:px-5"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-md',
          isUrgent ? 'bg-bad-soft text-bad' : 'bg-accent-soft text-accent-ink',
        )}
      >
        <Icon className="size-4.5" />
      </span>
      <span className="min-w-0 grow">
        <span className="numeric font-semibold">{format(count)}</span> {count === 1 ? one : many}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
