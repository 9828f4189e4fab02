import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { useDates } from '#web/shared/use-dates.ts';

/** What happened to an order, as it happened, and who of the staff did it. */
export function OrderTimeline({ timeline }: Pick<WireStaffOrder, 'timeline'>) {
  const { formatDateTime } = useDates();
  if (timeline.length === 0) return <p className="text-muted">Nothing has happened since it was placed.</p>;
  return (
    <ol className="ml-1 grid gap-4 print:gap-2 border-l-2 border-line pl-4">
      {timeline.map(({ title, text, at, by }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happens comes at the end.
        <li key={position} className={ENTRY}>
          <p className="font-medium">{title}</p>
          <p className="wrap-anywhere">{text}</p>
          <p className="numeric text-muted wrap-anywhere">
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && ` by ${by}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A dot on the line at its side. */
const ENTRY =
  'relative before:absolute before:top-1 before:-left-[calc(1rem+6px)] before:size-2.5 before:rounded-full ' +
  'before:border-2 before:border-raised before:bg-mark';
