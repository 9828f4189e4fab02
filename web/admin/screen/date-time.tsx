import { useDates } from '#web/shared/use-dates.ts';

/** A date with a smaller time, which is below it in table rows. */
export function DateTime({ at }: { at: string }) {
  const { formatShortDate, formatTime } = useDates();
  return (
    <time dateTime={at} className="numeric whitespace-nowrap">
      {formatShortDate(at)} <span className="text-xs text-muted rows:block">{formatTime(at)}</span>
    </time>
  );
}
