import { DAY } from '../time-units.ts';
import { dayIn, momentAt } from '../time-zone.ts';

/** The latest moment, not after `now`, at which the clocks of a zone show this time of day ('03:00'). */
export function latestDue(now: Date, time: string, zone: string): Date {
  const today = dayIn(now, zone);
  const due = momentAt(`${today}T${time}`, zone);
  if (due <= now) return due;
  const yesterday = new Date(Date.parse(today) - DAY).toISOString().slice(0, 10);
  return momentAt(`${yesterday}T${time}`, zone);
}
