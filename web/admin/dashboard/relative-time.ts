import { DAY, HOUR, MINUTE } from '#domain/time-units.ts';

/** The age in minutes, hours or days (specification, section 9). `now` is in milliseconds since 1970. */
export function relativeTime(timestamp: string, now: number): string {
  const age = Math.max(0, now - Date.parse(timestamp));
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return ago(age / MINUTE, 'minute');
  if (age < DAY) return ago(age / HOUR, 'hour');
  return ago(age / DAY, 'day');
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
