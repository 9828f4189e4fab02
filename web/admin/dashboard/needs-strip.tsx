import { CircleCheck, CreditCard, type LucideIcon, MessageSquare, Package, PackageOpen } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { WireDashboard } from '#contract/dashboard.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from './format.ts';

type Needs = WireDashboard['needs'];
type Need = { name: keyof Needs; icon: LucideIcon; one: string; many: string; to: string };

/** Where each can be seen to, what is most urgent first. */
const NEEDS: readonly Need[] = [
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
    name: 'unreadMessages',
    icon: MessageSquare,
    one: 'unread message',
    many: 'unread messages',
    to: '/admin/messages?folder=unread',
  },
  {
    name: 'lowStock',
    icon: Package,
    one: 'product low on stock',
    many: 'products low on stock',
    to: '/admin/products?stock=low',
  },
];

/** More of a kind are not counted (contract/dashboard.ts). */
const MOST_COUNTED = 1_000;

/** What needs a person, first of all, each with the way to it. */
export function NeedsStrip({ needs }: { needs: Needs }) {
  const id = useId();
  const open = NEEDS.filter(({ name }) => needs[name] > 0);
  return (
    <section aria-labelledby={id} className="mb-6">
      <h2 id={id} className="sr-only">
        Needs you
      </h2>
      {open.length === 0 ? (
        <p className="flex items-center gap-3 rounded-xl bg-good-soft px-5 py-4 font-medium text-good">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          Nothing needs you right now.
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4">
          {open.map((need) => (
            <li key={need.name}>
              <NeedLink {...need} count={needs[need.name]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NeedLink({ name, icon: Icon, one, many, to, count }: Need & { count: number }) {
  const isUrgent = name === 'unsettledPayments';
  const isMore = name !== 'ordersToPack' && count >= MOST_COUNTED;
  return (
    <Link
      to={to}
      className={classNames(
        'flex h-full min-h-14 items-center gap-3 rounded-xl border border-transparent px-4 py-3 font-medium hover:border-current',
        isUrgent ? 'bg-bad-soft text-bad' : 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className="numeric font-semibold">
          {formatCount(count)}
          {isMore && '+'}
        </span>{' '}
        {count === 1 ? one : many}
      </span>
    </Link>
  );
}
