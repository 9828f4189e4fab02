import type { Cents } from '../money.ts';

/**
 * The rounded percentage off a regular price (specification, section 2): never 0 %, nor 100 % unless nothing
 * is left to pay. Null if it would be 0.
 */
export function percentageOff(regular: Cents, current: Cents): number | null {
  if (current >= regular) return null;
  const rounded = Math.round(((regular - current) / regular) * 100);
  const percentage = current > 0 ? Math.min(rounded, 99) : rounded;
  return percentage > 0 ? percentage : null;
}
