import { parseMembershipId, parseOrderId } from '../ids.ts';

/** What a payment is for. */
export const PURPOSES = ['order', 'membership'] as const;

export type Purpose = (typeof PURPOSES)[number];

/**
 * What the payment of a checkout is for: its id says it, which is the id of the order or membership to come,
 * and which the payment carries at the provider. So it is known even where the checkout was lost. Null for
 * what is no id of ours.
 */
export function purposeOf(checkoutId: string): Purpose | null {
  if (parseOrderId(checkoutId) === checkoutId) return 'order';
  return parseMembershipId(checkoutId) === checkoutId ? 'membership' : null;
}
