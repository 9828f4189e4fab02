import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useRevalidator } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { formatCount } from '#domain/counts.ts';
import { formatMoney } from '#domain/money.ts';
import { orderLabel } from '#domain/orders/cancellation.ts';
import { trackingTone } from '#domain/orders/status.ts';
import { RefundedBadge } from '#web/shared/refunded-badge.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { FocusedHeading } from '../../focused-heading.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { MaskedNote } from './masked-note.tsx';
import { describeSearch, type TrackSearch } from './track-search.ts';
import { createTrackQuery } from './track-url.ts';

/** Several results. Ids may be masked, so links use the position. */
export function OrderList({ orders, search }: { orders: WireOrder[]; search: TrackSearch }) {
  const { formatDate } = useDates();
  const { revalidate } = useRevalidator();
  // All orders of an email address are unmasked by one proof.
  const hidden = orders.find(({ masked }) => masked);
  return (
    <>
      <BackToSearch search={search} />
      <FocusedHeading className="mt-4 text-4xl">Multiple Orders Found</FocusedHeading>
      <p className="mt-4 text-lg text-muted wrap-anywhere">
        {formatCount(orders.length)} orders of {describeSearch(search)}. Select the one you are looking for.
      </p>
      {hidden && search.method === 'email' && (
        <MaskedNote order={hidden} onProven={() => void revalidate()} />
      )}
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {orders.map((order, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden ids may be alike; the place is the name.
          <li key={position}>
            <Link
              to={createTrackQuery(search, { show: position })}
              className="group -mx-4 flex items-center gap-4 rounded-lg px-4 py-5 transition-colors hover:bg-sunken"
            >
              <span className="grid min-w-0 grow gap-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="numeric font-semibold">{order.id}</span>
                  <Badge tone={trackingTone(order.status)}>{orderLabel(order)}</Badge>
                  <RefundedBadge order={order} />
                </span>
                <span className="text-sm text-muted">
                  {formatDate(order.createdAt)} · {order.products.map(({ name }) => name).join(', ')}
                </span>
              </span>
              <span className="numeric font-medium">{formatMoney(order.total)}</span>
              <ChevronRight
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-[translate] group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
