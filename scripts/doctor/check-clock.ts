import type { Config } from '#server/config/config.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Milliseconds by which a clock may differ: sign-ins and webhooks accept five minutes. */
const MOST_DRIFT = 30_000;

/** Milliseconds for one request. */
const TIMEOUT = 10_000;

const STRIPE = 'https://api.stripe.com';

/**
 * Compares the clock with that of the payment provider. Finds nothing where there is none, or no answer.
 */
export async function checkClock({ stripe }: Pick<Config, 'stripe'>): Promise<Finding[]> {
  if (stripe === null) return [];
  const asked = new Date();
  const answer = await fetch(stripe.apiBase ?? STRIPE, {
    method: 'HEAD',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null);
  const date = answer?.headers.get('date');
  return date ? [describeClock(new Date(date), [asked, new Date()])] : [];
}

/** `other`: the time of the other clock at some moment between the two of this one. */
export function describeClock(other: Date, [asked, answered]: readonly [Date, Date]): Finding {
  const ahead = asked.getTime() - other.getTime();
  const behind = other.getTime() - answered.getTime();
  const drift = Math.max(ahead, behind, 0);
  if (drift <= MOST_DRIFT) return good('Clock', 'it agrees with that of Stripe.');
  return wrong(
    'Clock',
    `it is ${Math.round(drift / 1_000)} seconds ${ahead > behind ? 'ahead' : 'behind'}. Webhooks are refused when it is 5 minutes off: let the machine set its clock (NTP).`,
  );
}
