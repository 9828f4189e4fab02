import type { WireOrder } from '#contract/orders.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { formatDateTime } from '#web/shared/format-date.ts';

/** What happened to an order, as it happened. */
export function OrderTimeline({ activities }: Pick<WireOrder, 'activities'>) {
  if (activities.length === 0) return <p className="text-muted">Nothing has happened since it was placed.</p>;
  return (
    <ol className="ml-1 grid gap-4 border-l-2 border-line pl-4">
      {activities.map(({ status, timestamp, description }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: activities are only ever added at the end.
        <li key={position} className={ACTIVITY}>
          <p className="font-medium">{statusLabel(status)}</p>
          <p className="wrap-anywhere">{description}</p>
          <p className="numeric text-muted">
            <time dateTime={timestamp}>{formatDateTime(timestamp)} UTC</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A dot on the line at its side. */
const ACTIVITY =
  'relative before:absolute before:top-1 before:-left-[calc(1rem+6px)] before:size-2.5 before:rounded-full ' +
  'before:border-2 before:border-raised before:bg-mark';
