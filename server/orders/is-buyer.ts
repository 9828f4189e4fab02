import type { Visitor } from '../http/visitor.ts';

/**
 * Whether this visitor placed an order: bought in this browser, or has proven to read the mail of whoever
 * did.
 */
export async function isBuyerOf(
  visitor: Pick<Visitor, 'buyerDigest' | 'hasProven'>,
  { email, buyerDigest }: { email: string; buyerDigest: string | null },
): Promise<boolean> {
  if (buyerDigest !== null && buyerDigest === visitor.buyerDigest) return true;
  return await visitor.hasProven(email);
}
