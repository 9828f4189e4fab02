import type { Condition, Found, Urgency } from './condition.ts';
import type { StatusFacts } from './facts.ts';
import { SERVER_CONDITIONS } from './server-conditions.ts';
import { SHOP_CONDITIONS } from './shop-conditions.ts';
import { TROUBLE_NAMES, type TroubleName } from './trouble-names.ts';

/** Each condition that the status screen knows. */
export const CONDITIONS: Readonly<Record<TroubleName, Condition>> = {
  ...SERVER_CONDITIONS,
  ...SHOP_CONDITIONS,
};

export type Trouble = Required<Found> & { name: TroubleName; urgency: Urgency };

/** Finds what is wrong, the most urgent first. */
export function findTroubles(facts: StatusFacts): Trouble[] {
  const found = TROUBLE_NAMES.flatMap((name): Trouble[] => {
    const { find, limit, urgency } = CONDITIONS[name];
    const trouble = find(facts, limit ?? 0);
    return trouble ? [{ name, urgency, since: null, ...trouble }] : [];
  });
  return [
    ...found.filter(({ urgency }) => urgency === 'now'),
    ...found.filter(({ urgency }) => urgency === 'soon'),
  ];
}
