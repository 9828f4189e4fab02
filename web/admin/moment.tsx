import { formatShortDate } from './format-short-date.ts';

/** A day and, smaller, the time on it in UTC; below each other in the rows of a table. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="numeric whitespace-nowrap">
      {formatShortDate(at)}{' '}
      <span className="text-xs text-muted rows:block">{TIME.format(new Date(at))} UTC</span>
    </time>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
