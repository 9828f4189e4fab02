import { useId } from 'react';
import type { WireDashboard } from '#contract/dashboard.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderHref } from '../orders/order-query.ts';
import { formatWholeDollars } from './format.ts';
import { relativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

/** The latest orders, and how long ago each was placed (spec 9). */
export function RecentActivity({ dashboard: { activities, at } }: { dashboard: WireDashboard }) {
  const id = useId();
  const now = useNow(at);
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="p-5">
      <h2 id={id} className="text-lg">
        Recent Activity
      </h2>
      {activities.length === 0 ? (
        <p className="mt-4 text-muted">Nobody has ordered yet.</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {activities.map(({ orderId, userEmail, total, timestamp, ...order }) => (
            <li key={orderId} className="grid gap-0.5 py-2.5 last:pb-0">
              <p className="flex items-center justify-between gap-3">
                <TextLink
                  to={orderHref(orderId)}
                  className="tap numeric text-sm font-medium whitespace-nowrap"
                >
                  {orderId}
                </TextLink>
                <OrderBadges order={order} />
              </p>
              <p title={userEmail} className="truncate text-sm text-muted">
                {userEmail}
              </p>
              <p className="flex justify-between gap-3 text-xs text-muted">
                <time dateTime={timestamp}>{relativeTime(timestamp, now)}</time>
                <span className="numeric text-sm font-medium text-ink">{formatWholeDollars(total)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
