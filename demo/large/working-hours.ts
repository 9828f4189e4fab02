import { DAY, HOUR } from '#domain/time-units.ts';
import type { Chance } from '../reviews/chance.ts';

const OPENS = 8 * HOUR;
const CLOSES = 18 * HOUR;

/** First moment at or after `time` (milliseconds) in working hours: Monday to Saturday, 8:00 to 18:00 UTC. */
export function atWork(time: number, chance: Chance): number {
  const sinceMidnight = time % DAY;
  const isSunday = (at: number) => new Date(at).getUTCDay() === 0;
  if (sinceMidnight >= OPENS && sinceMidnight < CLOSES && !isSunday(time)) return time;
  const midnight = time - sinceMidnight + (sinceMidnight < OPENS ? 0 : DAY);
  const openDay = isSunday(midnight) ? midnight + DAY : midnight;
  return openDay + OPENS + Math.floor(chance.next() * 2 * HOUR);
}
