import { randomText } from './secrets.ts';

/** Values a pure decision needs. `created` in whole seconds since 1970. */
export type Fresh = { chargeId: string; challengeToken: string; created: number };

export function makeFresh(now: Date): Fresh {
  return { chargeId: newId('ch'), challengeToken: randomText(32), created: toSeconds(now) };
}

/** A new id in Stripe's form: `pi_` and 24 letters and digits. */
export function newId(prefix: 'pi' | 'ch' | 'pm' | 'cus' | 're' | 'evt' | 'du' | 'txn'): string {
  return `${prefix}_${randomText(24)}`;
}

/** Whole seconds since 1970. */
export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
