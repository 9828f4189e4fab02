import type { Visitor } from '../http/visitor.ts';

/** True if the order was placed in this browser, or the visitor has proven to own its email address. */
export async function isPlacedBy(
  visitor: Pick<Visitor, 'buyerDigest' | 'hasProven'>,
  { email, buyerDigest }: { email: string; buyerDigest: string | null },
): Promise<boolean> {
  if (buyerDigest !== null && buyerDigest === visitor.buyerDigest) return true;
  return await visitor.hasProven(email);
}
