import { useEffect, useId, useState } from 'react';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { MINUTE } from '#domain/time-units.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderHref } from '../screen/order-href.ts';
import { formatWholeDollars } from './format.ts';
import { relativeTime } from './relative-time.ts';

/** The latest orders with their age (specification, section 9). */
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
        <ol className="mt-2 grid md:max-xl:grid-cols-2 md:max-xl:gap-x-10">
          {activities.map(({ orderId, userEmail, total, timestamp, ...order }) => (
            <li
              key={orderId}
              className="grid gap-0.5 border-line py-2.5 not-first:border-t last:pb-0 md:max-xl:nth-2:border-t-0"
            >
              <p className="flex justify-between gap-3 text-sm font-medium">
                <TextLink to={orderHref(orderId)} className="tap numeric">
                  {orderId}
                </TextLink>
                <span className="numeric">{formatWholeDollars(total)}</span>
              </p>
              <p title={userEmail} className="truncate text-sm text-muted">
                {userEmail}
              </p>
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
                <time dateTime={timestamp}>{relativeTime(timestamp, now)}</time>
                <OrderBadges order={order} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/**
 * The server's time in milliseconds since 1970: first `at`, the time of the rendering, so that server and
 * browser render the same, then updated each minute.
 */
function useNow(at: string): number {
  const [minutes, setMinutes] = useState({ at, passed: 0 });
  useEffect(() => {
    const timer = setInterval(() => {
      setMinutes((before) => ({ at, passed: before.at === at ? before.passed + 1 : 1 }));
    }, MINUTE);
    return () => clearInterval(timer);
  }, [at]);
  return Date.parse(at) + (minutes.at === at ? minutes.passed : 0) * MINUTE;
}
