import { formatLimitedCount } from '../limited-count.ts';
import type { StatusFacts } from './facts.ts';

/** `now`: nothing or little is sold, or money is at stake; `soon`: within a day. */
export type Urgency = 'now' | 'soon';

/** A trouble in whole sentences: what is wrong, what follows from it, and what to do. */
export type Found = { what: string; why: string; todo: string; since?: Date | null };

export type Condition = {
  /** The rule of docs/alerts.yml that watches the same from outside; null: none does. */
  alert: string | null;
  /** The threshold of that rule in its unit, for `find`; null where there is none, or another one. */
  limit: number | null;
  urgency: Urgency;
  /** Returns null while all is well. */
  find: (facts: StatusFacts, limit: number) => Found | null;
};

/** '1 mail waits' or '1,000+ mails wait' */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${formatLimitedCount(count)} ${many}`;
}

/** True if a moment is more than so many milliseconds ago; false for null. */
export function isOlder(at: Date | null, milliseconds: number, { now }: Pick<StatusFacts, 'now'>): boolean {
  return at !== null && now.getTime() - at.getTime() > milliseconds;
}
