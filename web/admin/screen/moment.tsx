import { useDates } from '#web/shared/use-dates.ts';

/** A day and, smaller, the time on it; below each other in the rows of a table. */
export function Moment({ at }: { at: string }) {
  const { formatShortDate, formatTime } = useDates();
  return (
    <time dateTime={at} className="numeric whitespace-nowrap">
      {formatShortDate(at)} <span className="text-xs text-muted rows:block">{formatTime(at)}</span>
    </time>
  );
}
