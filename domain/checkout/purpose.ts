import { parseMembershipId, parseOrderId } from '../ids.ts';

export const PURPOSES = ['order', 'membership'] as const;

export type Purpose = (typeof PURPOSES)[number];

/**
 * The purpose of a payment, derived from its checkout's id, which is also the id of the order or membership
 * and is stored at the provider. Known even if the checkout was lost; null for any other id.
 */
export function readPurpose(checkoutId: string): Purpose | null {
  if (parseOrderId(checkoutId) === checkoutId) return 'order';
  return parseMembershipId(checkoutId) === checkoutId ? 'membership' : null;
}
