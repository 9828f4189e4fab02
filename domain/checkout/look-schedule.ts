import { DAY, HOUR } from '../time-units.ts';
import { ORDER_DEADLINE } from './settle.ts';

/** The longest pause between two looks at a payment, on its first day and after it. */
const LONGEST_PAUSE = { firstDay: HOUR, later: DAY };

/** The age and number of looks from which an open payment is left to a person. */
export const LEFT_TO_PERSON = { age: 14 * DAY, looks: 20 };

/** Milliseconds; `holdTime` is how long stock is held, `after` the age of the first look. */
type Looking = { age: number; looks: number; holdTime: number; after: number };

/**
 * The age at which an open payment is looked at next: ever less often, but on time when its hold or the wait
 * for its order ends. Null if it is left to a person.
 */
export function ageAtNextLook({ age, looks, holdTime, after }: Looking): number | null {
  if (age >= LEFT_TO_PERSON.age && looks >= LEFT_TO_PERSON.looks) return null;
  const pause =
    age < DAY
      ? Math.min(Math.max(age / 2, after), LONGEST_PAUSE.firstDay)
      : Math.min(Math.max(age / 4, after), LONGEST_PAUSE.later);
  const deadlines = [holdTime, ORDER_DEADLINE].filter((deadline) => deadline > age);
  return Math.min(age + pause, ...deadlines);
}
